import { describe, expect, it } from 'vitest';
import { Problem } from '@/http/problem';
import { makeParty } from '@/modules/account/account.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { db, type Tx } from './db';
import { transact } from './transact';

const rename = (tx: Tx, id: number, title: string) => tx.rfq.update({ where: { id }, data: { title }, select: { id: true } });
const titleOf = async (id: number) => (await db.rfq.findUniqueOrThrow({ where: { id }, select: { title: true } })).title;

describe('one transaction', () => {
  it('happens whole or not at all, and hands its failure on', async () => {
    const [first, second] = [await makeRfq(await makeParty()), await makeRfq(await makeParty())];
    const failure = new Problem('not_found');
    await expect(transact(async (tx) => {
      await rename(tx, first.id, 'changed');
      await rename(tx, second.id, 'changed');
      throw failure;
    })).rejects.toBe(failure);
    expect([await titleOf(first.id), await titleOf(second.id)]).toEqual([first.title, second.title]);
  });

  it('is tried again when two block each other, and both come through', async () => {
    const [first, second] = [await makeRfq(await makeParty()), await makeRfq(await makeParty())];
    let tries = 0;
    // Each holds one row and waits for the other's.
    const crossing = (from: number, to: number, title: string) => transact(async (tx) => {
      tries += 1;
      await rename(tx, from, title);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await rename(tx, to, title);
      return title;
    });
    expect(await Promise.all([crossing(first.id, second.id, 'A'), crossing(second.id, first.id, 'B')])).toEqual(['A', 'B']);
    expect(tries).toBeGreaterThan(2);
    expect(await titleOf(first.id)).toBe(await titleOf(second.id));
  });

  it('is tried three times, and then its failure is handed on', async () => {
    let tries = 0;
    await expect(transact(async (tx) => {
      tries += 1;
      await tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'in conflict' USING ERRCODE = '40001'; END $$`;
    })).rejects.toThrow(/40001|conflict/);
    expect(tries).toBe(3);
  });

  it('is not tried again for any other failure', async () => {
    let tries = 0;
    await expect(transact(async () => {
      tries += 1;
      throw new Error('no');
    })).rejects.toThrow('no');
    expect(tries).toBe(1);
  });

  it('says that somebody was first when the database holds one of the kind already', async () => {
    const buyer = await makeParty();
    const rfq = await makeRfq(buyer);
    const quote = () => transact((tx) => tx.dpq.create({ data: { rfqId: rfq.id, buyerId: buyer.partyId }, select: { id: true } }));
    await quote();
    await expect(quote()).rejects.toMatchObject({ code: 'status_changed', status: 409 });
    // Once the first one is final, another may come.
    await db.dpq.updateMany({ where: { rfqId: rfq.id }, data: { status: 'rejected' } });
    await quote();
    expect(await db.dpq.count({ where: { rfqId: rfq.id } })).toBe(2);
  });
});
