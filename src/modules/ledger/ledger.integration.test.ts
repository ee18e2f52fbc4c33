import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { makeHeldPayment } from '@/modules/payment/payment.factory';
import { SYSTEM } from '@/server/audit';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { call } from '@/test/call';
import { post, type Movement } from './ledger.commands';
import { readBooks } from './ledger.queries';
import type { TransferAnswer } from './ledger.schema';
import type { Currency } from './money.schema';

const movement = (businessKey: string, partyId: number, amountMinor: bigint, currency: Currency = 'USD'): Movement => ({
  kind: amountMinor > 0n ? 'refund' : 'payout', businessKey, currency, dpoId: null, actor: SYSTEM,
  postings: [{ account: { kind: 'wallet', partyId }, amountMinor }, { account: { kind: 'bank' }, amountMinor: -amountMinor }],
});

const walletOf = async (partyId: number) => (await db.ledgerAccount.findFirst({ where: { partyId }, select: { id: true, balanceMinor: true } })) ?? { id: 0, balanceMinor: 0n };

describe('the ledger', () => {
  it('sums to zero per currency whatever is booked, and no wallet goes below zero (invariant 1)', async () => {
    const parties = [await makeSignedIn({}), await makeSignedIn({})];
    let number = 0;
    const expected = new Map<string, bigint>();
    await fc.assert(fc.asyncProperty(
      fc.array(fc.record({ party: fc.nat(1), amount: fc.bigInt({ min: -5000n, max: 5000n }), currency: fc.constantFrom('USD' as const, 'INR' as const) }), { maxLength: 12 }),
      async (steps) => {
        for (const { party, amount, currency } of steps) {
          const { partyId = 0 } = parties[party] ?? {};
          const key = `${partyId}${currency}`;
          const before = expected.get(key) ?? 0n;
          number += 1;
          const booking = transact((tx) => post(tx, movement(`property:${number}`, partyId, amount, currency)));
          if (before + amount < 0n) await expect(booking).rejects.toMatchObject({ code: 'funds_insufficient' });
          else {
            await booking;
            expected.set(key, before + amount);
          }
        }
        const books = await readBooks();
        expect(books.isSound).toBe(true);
        for (const { currency, wallet, bank } of books.currencies) {
          const sum = [...expected].filter(([key]) => key.endsWith(currency)).reduce((total, [, amount]) => total + amount, 0n);
          expect([wallet, bank]).toEqual([Number(sum) / 100, -Number(sum) / 100]);
        }
      },
    ), { numRuns: 10 });
  });

  it('tells the accountant which person of the house caused a transfer', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const { dpo } = await makeHeldPayment(accountant);
    const { firstName, lastName } = await db.party.findUniqueOrThrow({ where: { id: accountant.partyId }, select: { firstName: true, lastName: true } });
    const transfers = (await call('GET /api/accountant/transfers', { as: accountant })).body as TransferAnswer[];
    expect(transfers.find(({ orderId }) => orderId === dpo.id)).toMatchObject({ actor: `${firstName} ${lastName}` });
  });

  it('books a business key once, of many at once', async () => {
    const { partyId } = await makeSignedIn({});
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => transact((tx) => post(tx, movement('once', partyId, 100n)))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await walletOf(partyId)).balanceMinor).toBe(100n);
  });

  it('keeps a balance right under many movements at once', async () => {
    const { partyId } = await makeSignedIn({});
    await Promise.all(Array.from({ length: 30 }, (_, index) => transact((tx) => post(tx, movement(`many:${index}`, partyId, 7n)))));
    expect((await walletOf(partyId)).balanceMinor).toBe(210n);
    expect((await readBooks()).isSound).toBe(true);
  });

  it('takes no unbalanced transfer, not even past the command', async () => {
    const { partyId } = await makeSignedIn({});
    await transact((tx) => post(tx, movement('base', partyId, 100n)));
    const { id: accountId } = await walletOf(partyId);
    await expect(db.$transaction(async (tx) => {
      const { id: transferId } = await tx.ledgerTransfer.create({ data: { kind: 'hold', businessKey: 'lame' }, select: { id: true } });
      await tx.ledgerEntry.createMany({ data: { transferId, accountId, amountMinor: 5n } });
    })).rejects.toThrow();
    expect(await db.ledgerTransfer.count({ where: { businessKey: 'lame' } })).toBe(0);
    expect((await walletOf(partyId)).balanceMinor).toBe(100n);
  });

  it('changes and forgets nothing', async () => {
    const { partyId } = await makeSignedIn({});
    await transact((tx) => post(tx, movement('fixed', partyId, 100n)));
    const { id: accountId } = await walletOf(partyId);
    const attempts = [
      () => db.$executeRaw`UPDATE "LedgerEntry" SET "amountMinor" = 1 WHERE "accountId" = ${accountId}`,
      () => db.$executeRaw`DELETE FROM "LedgerEntry" WHERE "accountId" = ${accountId}`,
      () => db.$executeRaw`UPDATE "LedgerTransfer" SET "kind" = 'hold' WHERE "businessKey" = 'fixed'`,
      () => db.$executeRaw`DELETE FROM "LedgerTransfer" WHERE "businessKey" = 'fixed'`,
      () => db.$executeRaw`UPDATE "LedgerAccount" SET "balanceMinor" = 0 WHERE "id" = ${accountId}`,
      () => db.$executeRaw`DELETE FROM "LedgerAccount" WHERE "id" = ${accountId}`,
      () => db.$executeRaw`INSERT INTO "LedgerAccount" ("kind", "currency", "partyId", "balanceMinor") VALUES ('wallet', 'GBP', ${partyId}, 5)`,
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
    expect(await walletOf(partyId)).toMatchObject({ balanceMinor: 100n });
    expect((await readBooks()).isSound).toBe(true);
  });
});
