import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { ContactFormAnswer, ContactRequestAnswer, OwnContactRequest } from './contact.schema';

export const contactFormFields = {
  id: true, name: true, phone: true, email: true, subject: true, message: true, createdAt: true, status: true,
} satisfies Prisma.ContactFormSubmissionSelect;

export function toContactForm({ createdAt, ...row }: Prisma.ContactFormSubmissionGetPayload<{ select: typeof contactFormFields }>): ContactFormAnswer {
  return {
    id: row.id, name: row.name, phone: row.phone, email: row.email, subject: row.subject, message: row.message,
    created_at: createdAt.toISOString(), status: row.status,
  };
}

/** What visitors wrote in the contact form, newest first. */
export function listContactForms(range: Range): Promise<Counted<ContactFormAnswer>> {
  return readRange(range, {
    rows: (part) => db.contactFormSubmission.findMany({ select: contactFormFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.contactFormSubmission.count(),
    answer: toContactForm,
  });
}

const commonFields = { id: true, reason: true, status: true, createdAt: true, decidedAt: true, rejectReason: true } satisfies Prisma.ContactRequestSelect;

export const contactRequestFields = {
  ...commonFields, requester: { select: partyNameFields }, subject: { select: { id: true, ...partyNameFields } },
} satisfies Prisma.ContactRequestSelect;

export function toContactRequest(row: Prisma.ContactRequestGetPayload<{ select: typeof contactRequestFields }>): ContactRequestAnswer {
  return {
    id: row.id,
    requester_name: displayName(row.requester),
    vendor_code: row.requester.vendorCode,
    reason: row.reason,
    request_date: row.createdAt.toISOString(),
    status: row.status,
    party: { name: displayName(row.subject), vendor_code: row.subject.vendorCode },
    reject_reason: row.rejectReason,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** Every request for contact details, newest first. */
export function listContactRequests(range: Range): Promise<Counted<ContactRequestAnswer>> {
  return readRange(range, {
    rows: (part) => db.contactRequest.findMany({ select: contactRequestFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.contactRequest.count(),
    answer: toContactRequest,
  });
}

export const ownContactRequestFields = {
  ...commonFields,
  subject: { select: { id: true, ...partyNameFields, email: true, phone: true, address: true, zipCode: true } },
} satisfies Prisma.ContactRequestSelect;

type OwnRow = Prisma.ContactRequestGetPayload<{ select: typeof ownContactRequestFields }>;

/** The other party's details leave the house here alone, and only when HR has approved this very request. */
function toOwnContactRequest(row: OwnRow, nameOf: (party: OwnRow['subject']) => string): OwnContactRequest {
  const { subject } = row;
  const person = `${subject.firstName} ${subject.lastName}`.trim();
  return {
    id: row.id,
    reason: row.reason,
    request_date: row.createdAt.toISOString(),
    status: row.status,
    party: { id: subject.id, name: row.status === 'approved' ? displayName(subject) : nameOf(subject) },
    reject_reason: row.rejectReason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    details: row.status === 'approved'
      ? { name: person, email: subject.email, phone: subject.phone, address: [subject.address, subject.zipCode].filter(Boolean).join(', ') }
      : null,
  };
}

/** Requests as those read them who have made them: the other party by its name as others read it, until its details are revealed. */
export async function asRequesterReads(client: Tx, rows: readonly OwnRow[]): Promise<OwnContactRequest[]> {
  const nameOf = await namesForOthers(client, rows.map(({ subject }) => subject));
  return rows.map((row) => toOwnContactRequest(row, nameOf));
}

/** A party's own requests, newest first. */
export function listOwnContactRequests(requesterId: number, range: Range): Promise<Counted<OwnContactRequest>> {
  return readRange(range, {
    rows: async (part) => asRequesterReads(db, await db.contactRequest.findMany({ where: { requesterId }, select: ownContactRequestFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.contactRequest.count({ where: { requesterId } }),
    answer: (request) => request,
  });
}
