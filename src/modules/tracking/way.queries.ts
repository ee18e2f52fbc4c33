import 'server-only';
import { partyNameFields } from '@/modules/account/party.queries';
import { paperFacts } from '@/modules/document/paper-facts.schema';
import { wholeSeaDays, type Place } from '@/modules/voyage/voyage.queries';
import { dischargePortOf } from '@/modules/work/work.queries';
import { addDays, dayInZone } from '@/server/clock';
import type { Prisma } from '@/server/generated/client';
import { planWay, shareSailed } from './tracking-plan.schema';
import { TRACKED_KINDS } from './tracking.schema';

const portFields = { code: true, name: true, lat: true, lon: true } satisfies Prisma.PortSelect;

/** What an order says of its goods' way. */
export const wayFields = {
  id: true, createdAt: true, goodsReadyOn: true, deliveryDate: true, paper: true,
  buyer: { select: { id: true, ...partyNameFields, port: { select: portFields } } },
  seller: { select: { id: true, ...partyNameFields, port: { select: portFields } } },
  deliveryPort: { select: portFields },
  workOrders: { where: { kind: { in: [...TRACKED_KINDS] } }, select: { kind: true, milestones: { select: { id: true, kind: true, at: true, place: true, note: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] } }, orderBy: { kind: 'asc' } },
} satisfies Prisma.DpoSelect;
export type WayRow = Prisma.DpoGetPayload<{ select: typeof wayFields }>;

/** When an order's goods should come where, in days of a time zone, and how far their ship is. */
export function reckonWay(dpo: WayRow, timeZone: string) {
  const origin: Place | null = dpo.seller?.port ?? null;
  const destination: Place | null = dischargePortOf(dpo);
  const now = new Date();
  const happened = dpo.workOrders.flatMap(({ milestones }) => milestones);
  const seaDays = origin && destination && origin.code !== destination.code ? wholeSeaDays(origin, destination) : null;
  // Until the seller has reported the goods, what it offered counts: so many days from the order.
  const { leadTimeDays } = paperFacts.parse(dpo.paper);
  const readyOn = dpo.goodsReadyOn ?? (leadTimeDays === null ? null : addDays(dayInZone(dpo.createdAt, timeZone), leadTimeDays));
  const plan = planWay({ readyOn, deliveryDate: dpo.deliveryDate, seaDays, today: dayInZone(now, timeZone), timeZone, happened });
  return { origin, destination, plan, readyOn, share: shareSailed({ happened, seaDays, now }) };
}
