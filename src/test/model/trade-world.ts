import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { filingRequest } from '@/modules/customs/customs.factory';
import { expireDpqs } from '@/modules/quotation/quotation-answer.commands';
import { letExpire } from '@/modules/quotation/quotation.factory';
import { BY_AIR, paperRequest } from '@/modules/tracking/tracking.factory';
import { MILESTONES_OF_KIND } from '@/modules/work/work.schema';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { REFUSALS } from '@/server/security-events';
import { call, patiently, type Answered, type Call } from '../call';
import { CALLS } from './trade-calls';
import { ROLE_OF, type Party } from './trade-model';
import type { Asked } from './trade-steps';

export type People = Readonly<Record<Party, SignedIn>>;

/** The people of all runs, and the seller's product. Nobody else is in the database, so that everybody's notifications count. */
export interface Stage {
  readonly people: People;
  readonly productId: number;
}

export async function makeStage(): Promise<Stage> {
  const people = {} as Record<Party, SignedIn>;
  for (const [person, role] of Object.entries(ROLE_OF)) if (role) people[person as Party] = await makeSignedIn({ roles: [role] });
  return { people, productId: (await makeProduct(people.seller)).id };
}

const MISSING = 2_147_483_647;

const workIdOf = (dpo: SeenOrder | undefined, kind: 'transport' | 'logistics' | 'customs') => dpo?.workOrders.find((work) => work.kind === kind)?.id ?? MISSING;

/** What stands in the tables, oldest first. */
export async function observe() {
  const byId = { id: 'asc' } as const;
  const [requests, orders, notifications, outbox, log, chain, accounts, transfers, verified] = await Promise.all([
    db.rfq.findMany({
      orderBy: byId,
      select: {
        id: true, status: true, version: true, askedVersion: true, title: true, offers: { select: { id: true, status: true, askedVersion: true } },
        dpqs: { orderBy: byId, select: { id: true, status: true, version: true, revision: true, revisions: { select: { number: true, hash: true } } } },
      },
    }),
    db.dpo.findMany({
      orderBy: byId,
      select: {
        id: true, dpqId: true, status: true, version: true, withoutAcceptance: true, workOrders: { orderBy: byId, select: { id: true, kind: true, status: true } },
        payments: { select: { id: true, status: true, version: true, amountMinor: true, receivedMinor: true } }, invoice: { select: { id: true, status: true } },
        accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true } },
        disputes: { orderBy: byId, select: { id: true, status: true, version: true, ruling: { select: { id: true, status: true, outcome: true, buyerMinor: true, sellerMinor: true } } } },
      },
    }),
    db.notification.findMany({ orderBy: byId, select: { id: true, partyId: true, kind: true, params: true } }),
    db.outboxMessage.findMany({ select: { dedupe: true } }),
    db.auditEntry.findMany({ where: { action: { notIn: [...REFUSALS] } }, orderBy: { seq: 'asc' }, select: { entity: true, entityId: true, details: true } }),
    db.$queryRaw<{ broken: bigint | null }[]>`SELECT audit_verify() AS broken`,
    db.ledgerAccount.findMany({ select: { kind: true, currency: true, partyId: true, balanceMinor: true } }),
    db.ledgerTransfer.findMany({ select: { businessKey: true } }),
    db.$queryRaw<{ isSound: boolean }[]>`SELECT bool_and("balances" = 0 AND "entries" = 0 AND "drifted" = 0) AS "isSound" FROM ledger_verify()`,
  ]);
  return { requests, orders, notifications, outbox, log, brokenAt: chain[0]?.broken ?? null, accounts, transfers, isSound: verified[0]?.isSound ?? true };
}
export type Observation = Awaited<ReturnType<typeof observe>>;
export type SeenRequest = Observation['requests'][number];
export type SeenQuotation = SeenRequest['dpqs'][number];
export type SeenOrder = Observation['orders'][number];

/** The real marketplace during one run: calls it as people do, and remembers what was seen last. */
export class TradeWorld {
  /** What was done so far, for reading after a failure. */
  readonly trail: string[] = [];

  private constructor(readonly stage: Stage, public seen: Observation, readonly ask: Call) {}

  /** Begins a run, whose calls are made by `ask`: nothing of an earlier trade is left, log and books included, which only a superuser can empty. */
  static async begin(stage: Stage, ask: Call = call): Promise<TradeWorld> {
    await db.$transaction([
      ...['AuditEntry', 'LedgerTransfer', 'LedgerEntry'].map((table) => db.$executeRaw(Prisma.raw(`ALTER TABLE "${table}" DISABLE TRIGGER ALL`))),
      db.$executeRaw`TRUNCATE "Rfq", "Notification", "OutboxMessage", "IdempotencyKey", "AuditEntry" CASCADE`,
      ...['AuditEntry', 'LedgerTransfer', 'LedgerEntry'].map((table) => db.$executeRaw(Prisma.raw(`ALTER TABLE "${table}" ENABLE TRIGGER ALL`))),
    ]);
    return new TradeWorld(stage, await observe(), ask);
  }

  /** Makes a step's call. Another `variant` is another right body. */
  send(asked: Asked, { variant = 0, key }: { variant?: number; key?: string } = {}): Promise<Answered> {
    const { name, body, wrong } = CALLS[asked.action];
    const { rfq, dpq, dpo } = this.meant(asked);
    const meant = { rfq, dpq, dpo, arbitratorId: this.stage.people.arbitrator.partyId, title: this.titleOf(asked), productId: this.stage.productId, variant };
    const right = body ? body(asked, meant) : variant === 0 ? undefined : { variant };
    return patiently(() => this.ask(name, {
      as: asked.as === 'nobody' ? null : this.stage.people[asked.as], by: asked.by,
      params: { rfqId: rfq?.id ?? MISSING, dpqId: dpq?.id ?? MISSING, dpoId: dpo?.id ?? MISSING, paymentId: dpo?.payments[0]?.id ?? MISSING, disputeId: dpo?.disputes.at(-1)?.id ?? MISSING, workId: workIdOf(dpo, 'transport') },
      ...(asked.fault !== 'body' ? { body: right } : wrong ? { body: wrong } : { raw: '{' }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    }));
  }

  /** The things that are meant, counted as the model counts them. */
  private meant({ fault, rfq: at, dpq: back }: Pick<Asked, 'fault' | 'rfq' | 'dpq'>) {
    const rfq = fault === 'missing' ? undefined : this.seen.requests[at % this.seen.requests.length];
    const dpq = rfq?.dpqs.at(-1 - (back % rfq.dpqs.length));
    return { rfq, dpq, dpo: this.seen.orders.find(({ dpqId }) => dpqId === dpq?.id) };
  }

  /** A new request has a title of its own; one that is sent again has that of the newest. */
  private titleOf({ fault }: Asked): string {
    const { requests } = this.seen;
    return (fault === 'stale' && requests.at(-1)?.title) || `Request ${requests.length + 1}`;
  }

  /** A day later: keys may be used anew. */
  async forgetKeys(): Promise<void> {
    await db.idempotencyKey.deleteMany();
  }

  /** Lets the validity of a quotation end. */
  async letExpire(place: Pick<Asked, 'rfq' | 'dpq'>): Promise<void> {
    const { dpq } = this.meant({ ...place, fault: 'none' });
    if (dpq) await letExpire(dpq.id);
  }

  /** The clock's turn. */
  async tick(): Promise<void> {
    await expireDpqs();
  }

  /** What freight waits for: the road to the port, and the filing with customs. */
  private async clearWay(dpo: SeenOrder): Promise<Answered[]> {
    const { transporter, cha } = this.stage.people;
    const [road, customs] = [{ as: transporter, params: { workId: workIdOf(dpo, 'transport') } }, { as: cha, params: { workId: workIdOf(dpo, 'customs') } }];
    const answers: Answered[] = [];
    for (const kind of MILESTONES_OF_KIND.transport) {
      const document = kind === 'at_port' ? await paperRequest(transporter) : undefined;
      answers.push(await this.ask('POST /api/transporter/tracking/{workId}/milestones', { ...road, body: { kind, at: new Date().toISOString(), document } }));
    }
    answers.push(await this.ask('POST /api/cha/requests/{workId}/accept', customs), await this.ask('POST /api/cha/orders/{workId}/filing', { ...customs, body: filingRequest() }));
    return answers;
  }

  /** A forwarder brings the goods of an order that is on its way to its buyer, unless a dispute holds them up. */
  async bringGoods(place: Pick<Asked, 'rfq' | 'dpq'>): Promise<void> {
    const { dpo } = this.meant({ ...place, fault: 'none' });
    if (dpo?.status !== 'shipped' || dpo.disputes.some(({ ruling }) => ruling?.status !== 'approved')) return;
    const { logistics } = this.stage.people;
    const freight = { as: logistics, params: { workId: workIdOf(dpo, 'logistics') } };
    const answers = await this.clearWay(dpo);
    answers.push(await this.ask('POST /api/logistics/orders/{workId}/accept', freight), await this.ask('POST /api/logistics/orders/{workId}/start', freight));
    for (const kind of MILESTONES_OF_KIND.logistics) {
      const document = kind === 'delivered' ? await paperRequest(logistics) : undefined;
      answers.push(await this.ask('POST /api/logistics/tracking/{workId}/milestones', { ...freight, body: { kind, at: new Date().toISOString(), note: BY_AIR, document } }));
    }
    for (const { status, text } of answers) if (status !== 200) throw new Error(`${this.trail.join('\n')}\n${text}`);
  }
}
