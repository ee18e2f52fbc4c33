import * as z from 'zod';
import type { RoleSlug } from '@/access/roles';
import { calendarDay, id, LIMITS, lineText, orNull, requiredText } from '@/http/input';
import { fileKey } from '@/modules/upload/upload.schema';
import { documentMachine } from './kyc.machine';

export { documentMachine };

/** Every kind of paper. Labels stand in the messages under `kyc.types.<kind>`, hints under `kyc.hints.<kind>`. */
export const DOCUMENT_TYPES = [
  'tax_registration', 'surveyor_licence', 'survey_experience', 'freight_permit', 'agency_licence', 'international_permit', 'customs_licence', 'supporting',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const documentType = z.enum(DOCUMENT_TYPES, 'document_type_unknown');

/** The papers without which a role gets no badge (specification 1, §6). This is the one place that knows them. */
const REQUIRED: Readonly<Partial<Record<RoleSlug, readonly DocumentType[]>>> = {
  seller: ['tax_registration'],
  buyer: ['tax_registration'],
  surveyor: ['surveyor_licence', 'survey_experience'],
  transporter: ['freight_permit'],
  insurance: ['agency_licence'],
  logistics: ['international_permit'],
  cha: ['customs_licence'],
};

/** The papers that are asked of a party in these roles; none of staff and of custom roles. */
export function requiredTypes(roles: readonly string[]): DocumentType[] {
  return [...new Set(roles.flatMap((role) => REQUIRED[role as RoleSlug] ?? []))];
}

/** The kinds of paper that a party in these roles may hand in: what is asked, and whatever supports it. */
export function offeredTypes(roles: readonly string[]): DocumentType[] {
  return [...requiredTypes(roles), 'supporting'];
}

/** The role of a party for which a paper is asked; the first of its roles for one that supports. */
export function roleOfType(type: DocumentType, roles: readonly string[]): string {
  return roles.find((role) => requiredTypes([role]).includes(type)) ?? roles[0] ?? '';
}

/** Of a kind that may stand there once; of supporting papers there may be many. */
export function isSingle(type: DocumentType): boolean {
  return type !== 'supporting';
}

export const DOCUMENT_STATUSES = ['pending', 'approved', 'rejected', 'expired', 'replaced'] as const;
export const documentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.output<typeof documentStatus>;

/** A paper as it is handed in; `expiresOn` is its last day. */
export const submitBody = z.strictObject({
  documentType,
  key: fileKey,
  number: lineText(LIMITS.name).default(''),
  expiresOn: orNull(calendarDay('document_expiry_invalid')).default(null),
});
export type SubmittedPaper = z.output<typeof submitBody>;

export const approveBody = z.strictObject({ documentId: id() });
export const rejectBody = z.strictObject({ documentId: id(), reason: requiredText(LIMITS.reason, 'reject_reason_required') });

const shared = {
  id: z.int(),
  role: z.string(),
  document_type: documentType,
  submitted_date: z.iso.datetime(),
  status: documentStatus,
  number: z.string(),
  /** Last day, YYYY-MM-DD. */
  expires_on: z.iso.date().nullable(),
  reject_reason: z.string(),
  decided_date: z.iso.datetime().nullable(),
  file_name: z.string(),
  content_type: z.string(),
  size: z.int(),
};

/** A party's own paper. */
export const ownDocument = z.object(shared);
export type OwnDocument = z.output<typeof ownDocument>;

/** A paper on HR's desk. */
export const hrDocument = z.object({ ...shared, user_name: z.string(), vendor_code: z.string() });
export type HrDocument = z.output<typeof hrDocument>;

/** Where a file can be fetched for a minute; the answer leads there by itself. */
export const fileAnswer = z.object({ success: z.literal(true), url: z.string() });
