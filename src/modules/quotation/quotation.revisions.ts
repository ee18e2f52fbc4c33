import type { RevisionAnswer } from './quotation.schema';

/** What can differ between two revisions, in the order in which it is shown. The message belongs to its own revision. */
export const REVISION_FIELDS = [
  'unitPrice', 'quantity', 'total', 'paymentTerms', 'deliveryPort', 'deliveryDate', 'specifications', 'validUntil',
] as const satisfies readonly (keyof RevisionAnswer)[];

export type RevisionField = (typeof REVISION_FIELDS)[number];

/** As it is shown: an instant to the minute. */
function shown(revision: RevisionAnswer, field: RevisionField) {
  return field === 'validUntil' ? revision.validUntil.slice(0, 'YYYY-MM-DDTHH:MM'.length) : revision[field];
}

/** The fields that a revision changed against the one before it. */
export function changedFields(before: RevisionAnswer, after: RevisionAnswer): RevisionField[] {
  return REVISION_FIELDS.filter((field) => shown(before, field) !== shown(after, field));
}
