import 'server-only';
import type { Actor } from '@/access/actor';
import { isHouse } from '@/access/roles';
import { readRange, sliceRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { HELD_SENTENCE } from '@/modules/moderation/held-sentence.schema';
import { asOthersRead, namesAsReadBy } from '@/modules/moderation/moderation.queries';
import { titleForOthers, type HeldField } from '@/modules/moderation/moderation.schema';
import { visibleTo, type Partner } from '@/modules/work/work.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { checklistOf, type Checklist } from './checklist';
import { reportLine, VERSION_PARTS, type BuyerSurveyAnswer, type ReportLine, type SurveyReportAnswer, type SurveyVersionAnswer, type VersionPart } from './survey.schema';

const reportFields = {
  id: true, inspectedOn: true, place: true, verdict: true, lines: true, remarks: true, version: true, submittedAt: true, updatedAt: true, workOrderId: true,
  photos: { select: { id: true, file: { select: { name: true } } }, orderBy: { position: 'asc' } },
  workOrder: {
    select: {
      holder: { select: { id: true, ...partyNameFields } },
      dpo: { select: { id: true, status: true, productName: true, buyer: { select: { id: true, ...partyNameFields } }, seller: { select: { id: true, ...partyNameFields } } } },
    },
  },
} satisfies Prisma.SurveyReportSelect;
type ReportRow = Prisma.SurveyReportGetPayload<{ select: typeof reportFields }>;

const linesOf = (lines: unknown): ReportLine[] => reportLine.array().parse(lines);

type NameOf = (party: ReportRow['workOrder']['dpo']['buyer']) => string;

function toAnswer({ workOrder: { dpo, holder }, verdict, inspectedOn, workOrderId, lines, photos, submittedAt, updatedAt, ...row }: ReportRow, nameOf: NameOf): SurveyReportAnswer {
  return {
    ...row,
    catalog: dpo.productName,
    buyer: nameOf(dpo.buyer),
    seller: dpo.seller && nameOf(dpo.seller),
    status: verdict,
    workId: workOrderId,
    orderId: dpo.id,
    surveyor: holder ? nameOf(holder) : '',
    inspectedOn: inspectedOn.toISOString().slice(0, 10),
    lines: linesOf(lines),
    photos: photos.map(({ id, file }) => ({ id, name: file.name })),
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isOpen: dpo.status === 'pending',
  };
}

/** What a surveyor writes on the lines of a report, as one text: it is held back, and read by an admin, as a whole. */
export function lineRemarksOf(lines: readonly ReportLine[]): string {
  return lines.flatMap(({ remark }) => (remark === '' ? [] : [remark])).join('\n');
}

/** The texts of a report that may be held back from the other parties. */
const HELD = ['place', 'remarks', 'lineRemarks'] as const satisfies readonly HeldField[];

/** Reports as the sides of their orders read them: the surveyor's texts and names of photos are replaced where they are held back. */
async function asSidesRead(client: Tx, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const texts = rows.map(({ id, place, remarks, lines }) => ({ id, place, remarks, lineRemarks: lineRemarksOf(linesOf(lines)) }));
  const readable = new Map((await asOthersRead(client, 'survey', texts, HELD)).map((text) => [text.id, text]));
  const named = await asOthersRead(client, 'survey_photo', rows.flatMap(({ photos }) => photos.map(({ id, file }) => ({ id, fileName: file.name }))), ['fileName']);
  const nameOf = new Map(named.map(({ id, fileName }) => [id, fileName]));
  return rows.map((found, index) => {
    const row = { ...found, photos: found.photos.map(({ id, file }) => ({ id, file: { name: nameOf.get(id) ?? file.name } })) };
    const { place = '', remarks = '', lineRemarks = '' } = readable.get(row.id) ?? {};
    // No admin reads what photos are called: one whose name seems to give a contact away is a number.
    const photos = row.photos.map(({ id, file }) => ({ id, file: { name: titleForOthers(file.name, id) } }));
    if (lineRemarks === texts[index]?.lineRemarks) return { ...row, place, remarks, photos };
    return { ...row, place, remarks, photos, lines: linesOf(row.lines).map((line) => (line.remark === '' ? line : { ...line, remark: lineRemarks })) };
  });
}

/** Who reads: the party and the role in which it acts. */
export type ReportReader = Pick<Actor, 'partyId' | 'role'>;

/** Whether a reader is buyer or seller, for whom texts that give a contact away are held back. */
const isSide = ({ role }: ReportReader) => !isHouse(role) && role !== 'surveyor' && role !== 'arbitrator';

/** Reports that a reader may have: the house all, a surveyor its own, an arbitrator those of its cases, a side those of its orders. */
function reportsOf(reader: ReportReader): Prisma.SurveyReportWhereInput {
  const { partyId, role } = reader;
  if (isHouse(reader.role)) return {};
  if (role === 'surveyor') return { workOrder: { holderId: partyId } };
  if (role === 'arbitrator') return { workOrder: { dpo: { disputes: { some: { arbitratorId: partyId } } } } };
  return { workOrder: { dpo: role === 'seller' ? { sellerId: partyId } : { buyerId: partyId } } };
}

/** Reports as a reader reads them: the house as they were written, a surveyor and an arbitrator with names as others read them, a side with texts and names of others. */
async function asReadBy(client: Tx, reader: ReportReader, rows: readonly ReportRow[]): Promise<SurveyReportAnswer[]> {
  if (isHouse(reader.role)) return rows.map((row) => toAnswer(row, displayName));
  const people = rows.flatMap(({ workOrder: { holder, dpo } }) => [holder, dpo.buyer, dpo.seller].filter((party) => party !== null));
  const nameOf = await namesAsReadBy(client, reader.partyId, people);
  return (isSide(reader) ? await asSidesRead(client, rows) : rows).map((row) => toAnswer(row, nameOf));
}

/** A surveyor's own reports, newest first. */
export function listReports(surveyor: ReportReader, range: Range): Promise<Counted<SurveyReportAnswer>> {
  const where = { workOrder: { holderId: surveyor.partyId } };
  return readRange(range, {
    rows: async (part) => asReadBy(db, surveyor, await db.surveyReport.findMany({ where, select: reportFields, orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.surveyReport.count({ where }),
    answer: (report) => report,
  });
}

const surveyFields = {
  id: true, status: true, report: { select: { id: true, verdict: true, failedLines: true, inspectedOn: true } },
  dpo: { select: { id: true, productName: true, surveyAppointment: { select: { inspectOn: true } } } },
} satisfies Prisma.WorkOrderSelect;

const isoDay = (day: Date | undefined) => day?.toISOString().slice(0, 10) ?? null;

function toBuyerSurvey({ id, status, report, dpo }: Prisma.WorkOrderGetPayload<{ select: typeof surveyFields }>): BuyerSurveyAnswer {
  return {
    id, status, orderId: dpo.id, product: dpo.productName, verdict: report?.verdict ?? null, failedLines: report?.failedLines ?? 0,
    plannedOn: isoDay(dpo.surveyAppointment?.inspectOn), inspectedOn: isoDay(report?.inspectedOn), reportId: report?.id ?? null,
  };
}

/** The surveys of a buyer's own orders, the newest order first. */
export function listSurveysOfBuyer(buyerId: number, range: Range): Promise<Counted<BuyerSurveyAnswer>> {
  const where = { kind: 'survey', dpo: { buyerId } } satisfies Prisma.WorkOrderWhereInput;
  return readRange(range, {
    rows: (part) => db.workOrder.findMany({ where, select: surveyFields, orderBy: { id: 'desc' }, ...part }),
    count: () => db.workOrder.count({ where }),
    answer: toBuyerSurvey,
  });
}

/** One report inside a transaction, as its surveyor reads it. */
export async function readReport(tx: Tx, id: number, surveyor: ReportReader): Promise<SurveyReportAnswer> {
  const [report] = await asReadBy(tx, surveyor, [await tx.surveyReport.findUniqueOrThrow({ where: { id }, select: reportFields })]);
  if (!report) throw new Error(`Survey report ${id} is gone`);
  return report;
}

/**
 * One report, as the reader may read it.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findReport(id: number, reader: ReportReader): Promise<SurveyReportAnswer> {
  const [found] = await asReadBy(db, reader, await db.surveyReport.findMany({ where: { id, ...reportsOf(reader) }, select: reportFields }));
  if (!found) throw new Problem('not_found');
  return found;
}

/**
 * The report on an order's goods for its two sides, the arbitrator of its case and the house; null until there is one.
 *
 * @throws Problem not_found (also of another party's order)
 */
export async function findReportOfOrder(dpoId: number, reader: ReportReader): Promise<SurveyReportAnswer | null> {
  const scope = isHouse(reader.role) ? {} : reader.role === 'arbitrator' ? { disputes: { some: { arbitratorId: reader.partyId } } } : { OR: [{ buyerId: reader.partyId }, { sellerId: reader.partyId }] };
  const dpo = await db.dpo.findFirst({ where: { id: dpoId, ...scope }, select: { workOrders: { where: { kind: 'survey' }, select: { report: { select: reportFields } } } } });
  if (!dpo) throw new Problem('not_found');
  const report = dpo.workOrders[0]?.report;
  const [read] = await asReadBy(db, reader, report ? [report] : []);
  return read ?? null;
}

const versionFields = { number: true, inspectedOn: true, place: true, verdict: true, lines: true, remarks: true, photoIds: true, heldFields: true, writtenAt: true } satisfies Prisma.SurveyVersionSelect;

/** What a version says, as it was written. */
type Said = Omit<SurveyVersionAnswer, 'surveyor' | 'changed' | 'photos'> & { readonly photoIds: readonly number[]; readonly heldFields: readonly string[] };

function saidBefore({ number, verdict, inspectedOn, lines, writtenAt, ...row }: Prisma.SurveyVersionGetPayload<{ select: typeof versionFields }>): Said {
  return { ...row, version: number, status: verdict, inspectedOn: inspectedOn.toISOString().slice(0, 10), lines: linesOf(lines), writtenAt: writtenAt.toISOString() };
}

const partOf = (part: VersionPart, { status, photoIds, ...said }: Said): unknown => (part === 'verdict' ? status : part === 'photos' ? photoIds : said[part]);

/** What one version says otherwise than another. */
function changesOf(after: Said, before: Said): VersionPart[] {
  return VERSION_PARTS.filter((part) => JSON.stringify(partOf(part, after)) !== JSON.stringify(partOf(part, before)));
}

/** An earlier version as a side of the order reads it: without what was held back from it at the time. */
function asSideReads({ heldFields, ...said }: Said): Said {
  const read = (field: (typeof HELD)[number], text: string) => (heldFields.includes(field) && text !== '' ? HELD_SENTENCE.kept : text);
  return { ...said, heldFields, place: read('place', said.place), remarks: read('remarks', said.remarks), lines: said.lines.map((line) => ({ ...line, remark: read('lineRemarks', line.remark) })) };
}

/**
 * All versions of a report in full, the newest first, for those who may read it.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function listVersions(id: number, reader: ReportReader, range: Range): Promise<Counted<SurveyVersionAnswer>> {
  const row = await db.surveyReport.findFirst({ where: { id, ...reportsOf(reader) }, select: { ...reportFields, versions: { select: versionFields, orderBy: { number: 'desc' } } } });
  const [now] = await asReadBy(db, reader, row ? [row] : []);
  if (!row || !now) throw new Problem('not_found');
  const { version, verdict: status, place, remarks } = row;
  const newest: Said = { version, status, place, remarks, inspectedOn: now.inspectedOn, lines: linesOf(row.lines), photoIds: row.photos.map((photo) => photo.id), writtenAt: now.updatedAt, heldFields: [] };
  const before = row.versions.map(saidBefore);
  const written = [newest, ...before];
  const read = [{ ...newest, place: now.place, remarks: now.remarks, lines: now.lines }, ...(isSide(reader) ? before.map(asSideReads) : before)];
  return sliceRange(range, read.map(({ heldFields: _, photoIds, ...said }, index) => {
    const [after, earlier] = [written[index], written[index + 1]];
    return { ...said, surveyor: now.surveyor, photos: photoIds.length, changed: after && earlier ? changesOf(after, earlier) : [] };
  }));
}

/** Which texts of a report others do not read now. */
export async function heldFieldsOf(tx: Tx, reportId: number): Promise<string[]> {
  const held = await tx.heldText.findMany({ where: { entity: 'survey', entityId: reportId, status: { not: 'released' } }, select: { field: true } });
  return held.map(({ field }) => field);
}

/**
 * What a survey checks, and what else was written: of the RFQ's description and of what the quotation and the order agreed.
 * A description that is held back from others gives none.
 *
 * @throws Problem not_found (also a survey that is not offered to this surveyor, or held by another)
 */
export async function findChecklist(partner: Partner, workId: number, client: Tx = db): Promise<Checklist> {
  const work = await client.workOrder.findFirst({
    where: { id: workId, ...visibleTo(partner, 'survey') },
    select: {
      dpo: {
        select: {
          specifications: true,
          rfq: { select: { id: true, description: true } },
          dpq: { select: { revisions: { select: { specifications: true }, orderBy: { number: 'desc' }, take: 1 } } },
        },
      },
    },
  });
  if (!work) throw new Problem('not_found');
  const { dpo: { rfq, dpq, specifications } } = work;
  const [readable] = await asOthersRead(client, 'rfq', [rfq], ['description']);
  const description = readable?.description === rfq.description ? rfq.description : '';
  return checklistOf([description, ...dpq.revisions.map((revision) => revision.specifications), specifications]);
}

/**
 * The key of a photo that the reader may look at.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findPhotoKey(id: number, reader: ReportReader): Promise<string> {
  const photo = await db.surveyPhoto.findFirst({ where: { id, report: reportsOf(reader) }, select: { fileKey: true } });
  if (!photo) throw new Problem('not_found');
  return photo.fileKey;
}

/** Keys of a report's photos, in their order: for the paper, once it is known that the reader may have it. */
export async function photoKeysOf(reportId: number): Promise<string[]> {
  const photos = await db.surveyPhoto.findMany({ where: { reportId }, select: { fileKey: true }, orderBy: { position: 'asc' } });
  return photos.map(({ fileKey }) => fileKey);
}

/** The verdict on an order's goods as it stands in this transaction; null while there is none. */
export async function verdictOf(tx: Tx, dpoId: number): Promise<'passed' | 'failed' | null> {
  const report = await tx.surveyReport.findFirst({ where: { workOrder: { dpoId } }, select: { verdict: true } });
  return report?.verdict ?? null;
}
