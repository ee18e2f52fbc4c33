import 'server-only';
import { db } from '@/server/db';
import { OLDEST, shownMoney } from './own-data.shapes';

/** What a party has done for orders as their partner: the work it holds, what it declined or lost, and what it handed in and said. */
export async function readOwnWork(partyId: number) {
  const ofWork = { select: { dpoId: true, kind: true } } as const;
  const [held, refused, papers, milestones, fees, reports] = await Promise.all([
    db.workOrder.findMany({
      where: { holderId: partyId }, orderBy: OLDEST,
      select: { id: true, dpoId: true, kind: true, status: true, trackingNumber: true, createdAt: true, acceptedAt: true, startedAt: true, completedAt: true },
    }),
    db.workRefusal.findMany({ where: { partyId }, orderBy: OLDEST, select: { byCaptain: true, createdAt: true, workOrder: ofWork } }),
    db.workPaper.findMany({
      where: { partyId }, orderBy: OLDEST,
      select: { kind: true, number: true, issuer: true, issuedOn: true, validUntil: true, insuredMinor: true, currency: true, clauses: true, note: true, createdAt: true, file: { select: { name: true } }, workOrder: ofWork },
    }),
    db.milestone.findMany({ where: { partyId }, orderBy: OLDEST, select: { kind: true, at: true, place: true, note: true, createdAt: true, workOrder: ofWork } }),
    db.feeOffer.findMany({ where: { partyId }, orderBy: OLDEST, select: { amountMinor: true, currency: true, note: true, status: true, createdAt: true, decidedAt: true, workOrder: ofWork } }),
    readReports(partyId),
  ]);
  return {
    work_orders: held.map(({ dpoId, ...work }) => ({ ...work, orderId: dpoId })),
    work_refused: refused.map(({ workOrder, byCaptain, createdAt }) => ({ ...ordered(workOrder), how: byCaptain ? 'taken_away' : 'declined', createdAt })),
    work_papers: papers.map(({ workOrder, kind, insuredMinor, file, ...paper }) => ({ orderId: workOrder.dpoId, kind, ...paper, insured: shownMoney(insuredMinor), file: file?.name ?? null })),
    milestones: milestones.map(({ workOrder, kind, ...milestone }) => ({ orderId: workOrder.dpoId, work: workOrder.kind, kind, ...milestone })),
    fees: fees.map(({ workOrder, amountMinor, ...fee }) => ({ orderId: workOrder.dpoId, ...fee, amount: shownMoney(amountMinor) })),
    survey_reports: reports,
  };
}

const ordered = ({ dpoId, kind }: { dpoId: number; kind: string }) => ({ orderId: dpoId, kind });

/** Its surveyor's own words, those of earlier versions as well. */
async function readReports(partyId: number) {
  const said = { inspectedOn: true, place: true, verdict: true, lines: true, remarks: true } as const;
  const reports = await db.surveyReport.findMany({
    where: { workOrder: { holderId: partyId } }, orderBy: { id: 'asc' },
    select: {
      id: true, ...said, version: true, submittedAt: true, updatedAt: true, workOrder: { select: { dpoId: true } },
      photos: { select: { file: { select: { name: true } } }, orderBy: { position: 'asc' } },
      versions: { select: { number: true, ...said, writtenAt: true }, orderBy: { number: 'asc' } },
    },
  });
  return reports.map(({ workOrder, photos, ...report }) => ({ ...report, orderId: workOrder.dpoId, photos: photos.map(({ file }) => file.name) }));
}
