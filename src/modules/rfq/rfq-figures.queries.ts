import 'server-only';
import { dayInZone } from '@/server/clock';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { FIGURE_DAYS, type RfqFigures } from './rfq-figures.schema';
import { byOverdue } from './rfq.queries';
import { CAPTAINS_TURN } from './rfq.schema';

/** What a captain does with an RFQ for the first time. */
const ANSWERS = ['rfq.negotiate', 'rfq.doq', 'rfq.reject', 'rfq.accept'];
const SHOWN = 50;

/** RFQs of the last days with the hours from being asked to the captain's first answer, null while there is none. */
const FIRST_ANSWERS = Prisma.sql`
  SELECT "Rfq"."id" AS "rfqId", "Rfq"."title", extract(epoch FROM min("AuditEntry"."at") - "Rfq"."createdAt")::float8 / 3600 AS "hours"
  FROM "Rfq" LEFT JOIN "AuditEntry" ON "AuditEntry"."entity" = 'rfq' AND "AuditEntry"."entityId" = "Rfq"."id"::text AND "AuditEntry"."action" = ANY(${ANSWERS})
  WHERE "Rfq"."createdAt" > now() - make_interval(days => ${FIGURE_DAYS}::int) AND NOT "Rfq"."isWithheld"
  GROUP BY "Rfq"."id"`;

/** The captain's figures about RFQs, with what they are made of. Days are those of the captain's zone. */
export async function readRfqFigures(timeZone: string): Promise<RfqFigures> {
  const waits = { status: { in: [...CAPTAINS_TURN] }, isWithheld: false };
  const [[counted], answers, waiting, overdue] = await Promise.all([
    db.$queryRaw<{ asked: number; answered: number; medianHours: number | null }[]>`
      SELECT count(*)::int AS "asked", count("hours")::int AS "answered", percentile_cont(0.5) WITHIN GROUP (ORDER BY "hours")::float8 AS "medianHours" FROM (${FIRST_ANSWERS}) AS answer`,
    db.$queryRaw<RfqFigures['answers']>`SELECT * FROM (${FIRST_ANSWERS}) AS answer WHERE "hours" IS NOT NULL ORDER BY "hours" DESC, "rfqId" LIMIT ${SHOWN}`,
    db.rfq.count({ where: waits }),
    db.rfq.count({ where: byOverdue(dayInZone(new Date(), timeZone)).overdue }),
  ]);
  return { ...(counted ?? { asked: 0, answered: 0, medianHours: null }), waiting, overdue, answers };
}
