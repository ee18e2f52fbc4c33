import 'server-only';
import { Problem } from '@/http/problem';
import { findSurveyMark } from '@/modules/survey/survey-mark.queries';
import { findCreditNote, findInvoice, findProforma, findQuotation, type MadeOut, type Reader } from './document.queries';
import type { DocumentKind, DocumentMark, DocumentState } from './document.schema';
import { findExportMark } from './export.queries';

/** What everybody may know of a document of which they hold the code. */
export interface Verification {
  readonly state: DocumentState;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly revision: number;
  readonly issuedAt: Date;
}

/** As a document is found, with the hash of what it says. */
type Found = Verification & { readonly hash: string };

/** The house's own look, past everybody's scope: for the public check alone, which tells nothing but the above. */
const HOUSE: Reader = { partyId: 0, role: 'captain' };

const ofDocument = ({ document: { state, kind, number, revision, issuedAt, hash } }: MadeOut): Found => ({ state, kind, number, revision, issuedAt, hash });

async function ofReport({ id, revision }: DocumentMark): Promise<Found | null> {
  const mark = await findSurveyMark(id, revision);
  return mark && { state: mark.isNewest ? 'valid' : 'superseded', kind: 'survey_report', number: `DPO-${mark.orderId}`, revision, issuedAt: mark.issuedAt, hash: mark.hash };
}

async function ofExport(kind: 'packing_list' | 'shipping_instructions' | 'certificate_of_origin', { id, hash }: DocumentMark): Promise<Found | null> {
  const mark = await findExportMark(id, kind, hash);
  return mark && { ...mark, kind, number: `DPO-${id}`, hash };
}

const READ = {
  quotation: async ({ id, revision }) => ofDocument(await findQuotation(id, revision, HOUSE)),
  proforma: async ({ id }) => ofDocument(await findProforma(id, HOUSE)),
  invoice: async ({ id, revision }) => ofDocument(await findInvoice(id, HOUSE, revision)),
  credit_note: async ({ id }) => ofDocument(await findCreditNote(id, HOUSE)),
  survey_report: ofReport,
  packing_list: (mark) => ofExport('packing_list', mark),
  shipping_instructions: (mark) => ofExport('shipping_instructions', mark),
  certificate_of_origin: (mark) => ofExport('certificate_of_origin', mark),
} satisfies Record<DocumentKind, (mark: DocumentMark) => Promise<Found | null>>;

/** Whether a paper is ours and still holds; null when no document of ours says what it says. */
export async function verifyDocument(mark: DocumentMark): Promise<Verification | null> {
  try {
    const found = await READ[mark.kind](mark);
    if (!found || found.hash !== mark.hash || found.revision !== mark.revision) return null;
    const { state, kind, number, revision, issuedAt } = found;
    return { state, kind, number, revision, issuedAt };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}
