import 'server-only';
import { readRange, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { db, type Tx } from '@/server/db';
import { documentType, type HrDocument, type OwnDocument } from './kyc.schema';

const documentFields = {
  id: true, role: true, documentType: true, status: true, number: true, expiresOn: true, rejectReason: true, submittedAt: true, decidedAt: true,
  file: { select: { name: true, contentType: true, size: true } },
} as const;

type DocumentRow = {
  id: number; role: string; documentType: string; status: OwnDocument['status']; number: string; expiresOn: Date | null; rejectReason: string; submittedAt: Date; decidedAt: Date | null;
  file: { name: string; contentType: string; size: number };
};

function toOwnDocument(row: DocumentRow): OwnDocument {
  return {
    id: row.id, role: row.role, document_type: documentType.parse(row.documentType), status: row.status, number: row.number,
    expires_on: row.expiresOn?.toISOString().slice(0, 10) ?? null, reject_reason: row.rejectReason,
    submitted_date: row.submittedAt.toISOString(), decided_date: row.decidedAt?.toISOString() ?? null,
    file_name: row.file.name, content_type: row.file.contentType, size: row.file.size,
  };
}

/** A party's papers, newest first. */
export function listOwnDocuments(partyId: number, range: Range) {
  const where = { partyId };
  return readRange(range, {
    rows: (part) => db.documentSubmission.findMany({ where, select: documentFields, orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.documentSubmission.count({ where }),
    answer: toOwnDocument,
  });
}

/** One of a party's papers, as it stands after a command. */
export async function readOwnDocument(tx: Tx, id: number): Promise<OwnDocument> {
  return toOwnDocument(await tx.documentSubmission.findUniqueOrThrow({ where: { id }, select: documentFields }));
}

/** Every paper, on HR's desk, newest first. */
export function listAllDocuments(range: Range) {
  return readRange(range, {
    rows: (part) => db.documentSubmission.findMany({
      select: { ...documentFields, party: { select: partyNameFields } }, orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }], ...part,
    }),
    count: () => db.documentSubmission.count(),
    answer: (row): HrDocument => ({ ...toOwnDocument(row), user_name: displayName(row.party), vendor_code: row.party.vendorCode }),
  });
}

/** Slugs of a party's roles, the first registered first. */
export async function rolesOf(tx: Tx, partyId: number): Promise<string[]> {
  const grants = await tx.grant.findMany({ where: { partyId }, select: { role: { select: { slug: true } } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return grants.map(({ role }) => role.slug);
}

/** What a party's page of papers begins with: its roles, and since when it is verified. */
export async function kycStanding(partyId: number) {
  const party = await db.party.findUniqueOrThrow({ where: { id: partyId }, select: { verifiedAt: true } });
  return { roles: await rolesOf(db, partyId), verifiedAt: party.verifiedAt };
}

/** Papers that are approved and past their last day, in a part that one round of the clock can do. */
export async function overdueDocuments(today: Date): Promise<{ id: number }[]> {
  return db.documentSubmission.findMany({ where: { status: 'approved', expiresOn: { lt: today } }, select: { id: true }, orderBy: { id: 'asc' }, take: 200 });
}
