import * as z from 'zod';

/**
 * The texts that parties accept, each with its version. A page shows the sections named here (messages, `legal.texts.<text>`),
 * and an acceptance keeps the version from here. Who changes the sentences gives the text a new version: legal.test.ts
 * holds the two together.
 */
export const LEGAL_TEXTS = {
  terms: { path: '/terms', version: '2026-11', date: '2026-11-28', sections: ['marketplace', 'accounts', 'trade', 'escrow', 'incoterms', 'disputes', 'changes'] },
  privacy: { path: '/privacy', version: '2026-11', date: '2026-11-28', sections: ['kept', 'purpose', 'shown', 'duration', 'rights'] },
  registration_declaration: { path: '/legal/registration-declaration', version: '2026-11', date: '2026-11-28', sections: ['true', 'authority', 'papers', 'consent'] },
  survey_terms: { path: '/legal/survey-terms', version: '2026-11', date: '2026-11-28', sections: ['access', 'report', 'independence'] },
  seller_agreement: { path: '/legal/seller-agreement', version: '2026-11', date: '2026-11-28', sections: ['listing', 'contact', 'delivery', 'payment'] },
  relabeling_terms: { path: '/legal/relabeling-terms', version: '2026-11', date: '2026-11-28', sections: ['scope', 'rights', 'price'] },
} as const;

export type LegalText = keyof typeof LEGAL_TEXTS;
export const LEGAL_TEXT_NAMES = Object.keys(LEGAL_TEXTS) as [LegalText, ...LegalText[]];

/** A text and the version that was accepted. */
export const consentShape = z.object({ text: z.enum(LEGAL_TEXT_NAMES), version: z.string() });
export type ConsentTo = z.output<typeof consentShape>;

/** The texts with the versions that hold now. */
export function currentVersions(texts: readonly LegalText[]): ConsentTo[] {
  return texts.map((text) => ({ text, version: LEGAL_TEXTS[text].version }));
}

/** The text whose page is `/legal/{slug}`, or undefined. */
export function legalTextAt(slug: string): LegalText | undefined {
  return LEGAL_TEXT_NAMES.find((text) => LEGAL_TEXTS[text].path === `/legal/${slug}`);
}
