import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { LEGAL_TEXT_NAMES, LEGAL_TEXTS, legalTextAt } from './legal.schema';

const fingerprint = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

/**
 * What each version says, by its fingerprint. When this fails the sentences were changed: give the text a new version and
 * date in legal.schema.ts, then enter the new fingerprint under that version.
 */
const SAID: Readonly<Record<string, string>> = {
  'terms 2026-11': '5205b74e43c1',
  'privacy 2026-11': '89994edf58d2',
  'registration_declaration 2026-11': '49b91ab08539',
  'survey_terms 2026-11': '7a9f46b61825',
  'seller_agreement 2026-11': 'f4cff7d9bd70',
  'relabeling_terms 2026-11': '3ef8f805665a',
};

describe('a legal text', () => {
  it.each(LEGAL_TEXT_NAMES)('%s says what its version has always said', (text) => {
    expect(SAID[`${text} ${LEGAL_TEXTS[text].version}`]).toBe(fingerprint(en.legal.texts[text]));
  });

  it.each(LEGAL_TEXT_NAMES)('%s shows every section that its sentences have', (text) => {
    expect([...LEGAL_TEXTS[text].sections]).toEqual(Object.keys(en.legal.texts[text].sections));
  });

  it('is found by its address, and nothing else is', () => {
    expect(legalTextAt('seller-agreement')).toBe('seller_agreement');
    for (const other of ['terms', '', 'constructor', '../terms']) expect(legalTextAt(other)).toBeUndefined();
  });
});
