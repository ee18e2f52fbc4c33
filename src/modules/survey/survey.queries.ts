import 'server-only';
import type { Actor } from '@/access/actor';
import { isHouse } from '@/access/roles';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import type { HeldField } from '@/modules/moderation/moderation.schema';
import { asOthersRead } from '@/modules/moderation/moderation.queries';
import { titleForOthers } from '@/modules/moderation/moderation.schema';
import { visibleTo, type Partner } from '@/modules/work/work.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { checklistOf, type ChecklistLine } from './checklist';
import { reportLine, type BuyerSurveyAnswer, type ReportLine, type SurveyReportAnswer } from './survey.schema';

const reportFields = {
  id: true, inspectedOn: true, place: true, verdict: true, lines: true, remarks: true, version: true, submittedAt: true, updatedAt: true, workOrderId: true,
  photos: { select: { id: true, file: { select: { name: true } } }, orderBy: { position: 'asc' } },
  workOrder: {
    select: {
      holder: { select: partyNameFields },
      dpo: { select: { id: true, status: true, productName: true, buyer: { select: partyNameFields }, seller: { select: partyNameFields } } },
    },
  },
} satisfies Prisma.SurveyReportSelect;
type ReportRow = Prisma.SurveyReportGetPayload<{ select: typeof reportFields }>;

const linesOf = (lines: unknown): ReportLine[] => reportLine.array().parse(lines);

function toAnswer({ workOrder: { dpo, holder }, verdict, inspectedOn, workOrderId, lines, photos, submittedAt, updatedAt, ...row }: ReportRow): SurveyReportAnswer {
  return {
    ...row,
    catalog: titleForOthers(dpo.productName, dpo.id),
    buyer: displayName(dpo.buyer),
    seller: dpo.seller && displayName(dpo.seller),
    status: verdict,
    workId: workOrderId,
    orderId: dpo.id,
    surveyor: holder ? displayName(holder) : '',
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

/** Reports as the sides of their orders read them: the surveyor's texts are replaced where they are held back. */
async function asSidesRead(client: Tx, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const texts = rows.map(({ id, place, remarks, lines }) => ({ id, place, remarks, lineRemarks: lineRemarksOf(linesOf(lines)) }));
  const readable = new Map((await asOthersRead(client, 'survey', texts, HELD)).map((text) => [text.id, text]));
  return rows.map((row, index) => {
    const { place = '', remarks = '', lineRemarks = '' } = readable.get(row.id) ?? {};
    if (lineRemarks === texts[index]?.lineRemarks) return { ...row, place, remarks };
    return { ...row, place, remarks, lines: linesOf(row.lines).map((line) => (line.remark === '' ? line : { ...line, remark: lineRemarks })) };
  });
}

/** Who reads: the party and the role in which it acts. */
export type ReportReader = Pick<Actor, 'partyId' | 'role'>;

/** Reports that a reader may have: the house all, a surveyor its own, an arbitrator those of its cases, a side those of its orders. */
function reportsOf(reader: ReportReader): Prisma.SurveyReportWhereInput {
  const { partyId, role } = reader;
  if (isHouse(reader.role)) return {};
  if (role === 'surveyor') return { workOrder: { holderId: partyId } };
  if (role === 'arbitrator') return { workOrder: { dpo: { disputes: { some: { arbitratorId: partyId } } } } };
  return { workOrder: { dpo: role === 'seller' ? { sellerId: partyId } : { buyerId: partyId } } };
}

async function asReadBy(client: Tx, reader: ReportReader, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  return isHouse(reader.role) || reader.role === 'surveyor' || reader.role === 'arbitrator' ? [...rows] : asSidesRead(client, rows);
}

/** A surveyor's own reports, newest first. */
export function listReports(surveyor: Pick<Actor, 'partyId'>, range: Range): Promise<Counted<SurveyReportAnswer>> {
  const where = { workOrder: { holderId: surveyor.partyId } };
  return readRange(range, {
    rows: (part) => db.surveyReport.findMany({ where, select: reportFields, orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.surveyReport.count({ where }),
    answer: toAnswer,
  });
}

const surveyFields = {
  id: true, status: true, report: { select: { id: true, verdict: true, inspectedOn: true } },
  dpo: { select: { id: true, productName: true, surveyAppointment: { select: { inspectOn: true } } } },
} satisfies Prisma.WorkOrderSelect;

const isoDay = (day: Date | undefined) => day?.toISOString().slice(0, 10) ?? null;

function toBuyerSurvey({ id, status, report, dpo }: Prisma.WorkOrderGetPayload<{ select: typeof surveyFields }>): BuyerSurveyAnswer {
  return {
    id, status, orderId: dpo.id, product: dpo.productName, verdict: report?.verdict ?? null,
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
export async function readReport(tx: Tx, id: number): Promise<SurveyReportAnswer> {
  return toAnswer(await tx.surveyReport.findUniqueOrThrow({ where: { id }, select: reportFields }));
}

/**
 * One report, as the reader may read it.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findReport(id: number, reader: ReportReader): Promise<SurveyReportAnswer> {
  const [row] = await asReadBy(db, reader, await db.surveyReport.findMany({ where: { id, ...reportsOf(reader) }, select: reportFields }));
  if (!row) throw new Problem('not_found');
  return toAnswer(row);
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
  const [row] = await asReadBy(db, reader, report ? [report] : []);
  return row ? toAnswer(row) : null;
}

/**
 * What a survey checks: the lines of the RFQ's description and of what the quotation and the order agreed. A description
 * that is held back from others gives none.
 *
 * @throws Problem not_found (also a survey that is not offered to this surveyor, or held by another)
 */
export async function findChecklist(partner: Partner, workId: number, client: Tx = db): Promise<ChecklistLine[]> {
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
