import { acceptFee, declineFee, fileCustoms, proposeFee } from '../../src/modules/customs/customs.commands.ts';
import { feeBody, filingBody } from '../../src/modules/customs/customs.schema.ts';
import { freezeFields } from '../../src/modules/dispute/dispute.queries.ts';
import { freezes } from '../../src/modules/dispute/dispute.schema.ts';
import { issuePolicy } from '../../src/modules/insurance/insurance.commands.ts';
import { customaryInsurance, policyBody } from '../../src/modules/insurance/insurance.schema.ts';
import { toDecimal } from '../../src/modules/ledger/money.schema.ts';
import { makePdf, makeStoredFile } from '../../src/modules/upload/upload.factory.ts';
import { acceptWork } from '../../src/modules/work/work.commands.ts';
import { addDays } from '../../src/server/clock.ts';
import { db } from '../../src/server/db.ts';
import type { WorkOrderKind } from '../../src/server/generated/client.ts';
import { actorOf } from './actors.ts';

const day = (offset: number) => addDays(new Date(), offset).toISOString().slice(0, 10);

/** Work of a kind that is offered for orders that go on, the oldest first, goods on their way last. */
const offered = async (kind: WorkOrderKind) => {
  const work = await db.workOrder.findMany({
    where: { kind, status: 'pending', dpo: { status: { in: ['confirmed', 'processing', 'shipped'] } } }, orderBy: { id: 'asc' },
    select: { id: true, dpo: { select: { status: true, totalMinor: true, goodsReadyOn: true, payments: { select: { status: true } }, disputes: { select: freezeFields } } } },
  });
  // Of goods on their way the second travel without: their captain and the demo buyer are warned.
  const shipped = work.filter(({ dpo }) => dpo.status === 'shipped').filter((_, index) => index !== 1);
  return [...work.filter(({ dpo }) => dpo.status !== 'shipped' && !dpo.disputes.some(freezes)), ...shipped];
};

/** The demo insurer's desk: goods that are ready are insured, goods in process taken on, the rest waits. */
async function seedInsurance(id: number | undefined): Promise<void> {
  const agent = await actorOf(id, 'insurance');
  const work = await offered('insurance');
  for (const [index, { id: workId, dpo }] of work.entries()) {
    if (!dpo.goodsReadyOn && index % 3 === 0) continue;
    await acceptWork(agent, 'insurance', workId);
    if (!dpo.goodsReadyOn) continue;
    const number = `MMI-${new Date().getUTCFullYear()}-${4400 + workId}`;
    const { key } = await makeStoredFile(agent, { name: `policy-${workId}.pdf`, bytes: makePdf(`Marine cargo policy ${number}`) });
    await issuePolicy(agent, workId, policyBody.parse({
      number, issuer: 'Meridian Marine Insurance', issuedOn: day(-1), validUntil: day(120), insured: toDecimal(customaryInsurance(dpo.totalMinor)), clauses: 'A', note: 'Warehouse to warehouse; deductible 0.5 % of the sum insured.', key,
    }));
  }
}

/** The demo customs agent's desk: fees in every state, a filing for what is ready, and a request that waits. */
async function seedCustoms(chaId: number | undefined, captainId: number | undefined): Promise<void> {
  const [agent, captain] = [await actorOf(chaId, 'cha'), await actorOf(captainId, 'captain')];
  const work = await offered('customs');
  const ask = (workId: number, amount: string, note: string) => proposeFee(agent, workId, feeBody.parse({ amount, note }));
  const awaited = work.filter(({ dpo }) => dpo.payments.some(({ status }) => status === 'pending'));
  for (const [index, { id: workId }] of awaited.entries()) {
    if (index === 2) break;
    await acceptWork(agent, 'customs', workId);
    const first = await ask(workId, '240.00', 'Export declaration, inspection at the load port and seal.');
    if (index === 0) {
      await declineFee(captain, first.id, first.version);
      await ask(workId, '185.00', 'Export declaration and seal; the inspection is charged at cost.');
    } else {
      await acceptFee(captain, first.id, first.version);
    }
  }
  for (const { id: workId } of work.filter(({ dpo }) => dpo.goodsReadyOn)) {
    await acceptWork(agent, 'customs', workId);
    const number = `SB-${new Date().getUTCFullYear()}-${77_000 + workId}`;
    const { key } = await makeStoredFile(agent, { name: `declaration-${workId}.pdf`, bytes: makePdf(`Shipping bill ${number}`) });
    await fileCustoms(agent, workId, filingBody.parse({ number, issuer: 'Jawaharlal Nehru Custom House', issuedOn: day(0), note: 'Let export order granted.', key }));
  }
}

/** What the demo accounts of insurance and customs find on their desks, made by the commands alone. */
export async function seedInsuranceAndCustoms(accounts: ReadonlyMap<string, number>): Promise<void> {
  await seedInsurance(accounts.get('insurance'));
  await seedCustoms(accounts.get('cha'), accounts.get('captain'));
}
