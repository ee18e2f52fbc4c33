import 'server-only';
import { db } from '@/server/db';
import { OLDEST, shownMoney } from './own-data.shapes';

/** What a party owes and has paid, what it was invoiced and has invoiced, and what it owns with us. */
export async function readOwnMoney(partyId: number) {
  const own = { OR: [{ buyerId: partyId }, { sellerId: partyId }] };
  const [payments, advices, invoices, wallets, bankDetails, payouts] = await Promise.all([
    db.payment.findMany({
      where: { dpo: own }, orderBy: OLDEST,
      select: {
        dpoId: true, amountMinor: true, receivedMinor: true, currency: true, status: true, reference: true, dueOn: true, createdAt: true, dpo: { select: { buyerId: true } },
        receipts: { select: { amountMinor: true, bankReference: true, receivedOn: true }, orderBy: { id: 'asc' } },
      },
    }),
    db.remittanceAdvice.findMany({ where: { submittedById: partyId }, orderBy: OLDEST, select: { bankReference: true, amountMinor: true, sentOn: true, createdAt: true, file: { select: { name: true } }, payment: { select: { dpoId: true } } } }),
    db.invoice.findMany({
      where: { dpo: own }, orderBy: { issuedAt: 'asc' },
      select: {
        dpoId: true, number: true, amountMinor: true, currency: true, status: true, issuedAt: true,
        taxes: { select: { country: true, rateBasis: true, netMinor: true, taxMinor: true }, orderBy: { id: 'asc' } },
        charges: { select: { amountMinor: true, createdAt: true }, orderBy: { id: 'asc' } },
        creditNotes: { select: { number: true, amountMinor: true, country: true, rateBasis: true, netMinor: true, taxMinor: true, chargesMinor: true, issuedAt: true }, orderBy: { id: 'asc' } },
      },
    }),
    db.ledgerAccount.findMany({
      where: { kind: 'wallet', partyId }, orderBy: { currency: 'asc' },
      select: {
        currency: true, balanceMinor: true,
        entries: { select: { amountMinor: true, balanceAfterMinor: true, transfer: { select: { kind: true, dpoId: true, at: true } } }, orderBy: { id: 'asc' } },
      },
    }),
    db.bankDetails.findMany({ where: { partyId }, select: { holder: true, country: true, lastFour: true, changedAt: true, usableFrom: true } }),
    db.payout.findMany({ where: { partyId }, orderBy: OLDEST, select: { currency: true, amountMinor: true, reference: true, lastFour: true, createdAt: true } }),
  ]);
  return {
    // With which bank a buyer paid, its seller is not told.
    payments: payments.map(({ dpoId, dpo, amountMinor, receivedMinor, receipts, ...payment }) => ({
      orderId: dpoId, side: dpo.buyerId === partyId ? 'bought' : 'sold', ...payment, amount: shownMoney(amountMinor), received: shownMoney(receivedMinor),
      receipts: dpo.buyerId === partyId ? receipts.map((receipt) => ({ amount: shownMoney(receipt.amountMinor), bankReference: receipt.bankReference, receivedOn: receipt.receivedOn })) : [],
    })),
    remittance_advices: advices.map(({ payment, file, amountMinor, ...advice }) => ({ orderId: payment.dpoId, ...advice, amount: amountMinor === null ? null : shownMoney(amountMinor), file: file.name })),
    invoices: invoices.map(({ dpoId, amountMinor, taxes, charges, creditNotes, ...invoice }) => ({
      orderId: dpoId, ...invoice, amount: shownMoney(amountMinor),
      taxes: taxes.map(({ country, rateBasis, netMinor, taxMinor }) => ({ country, ratePercent: rateBasis / 100, net: shownMoney(netMinor), tax: shownMoney(taxMinor) })),
      fees: charges.map((charge) => ({ amount: shownMoney(charge.amountMinor), createdAt: charge.createdAt })),
      creditNotes: creditNotes.map(({ number, issuedAt, country, rateBasis, ...note }) => ({
        number, issuedAt, amount: shownMoney(note.amountMinor), fees: shownMoney(note.chargesMinor), tax: { country, ratePercent: rateBasis / 100, net: shownMoney(note.netMinor), tax: shownMoney(note.taxMinor) },
      })),
    })),
    wallets: wallets.map(({ currency, balanceMinor, entries }) => ({
      currency, balance: shownMoney(balanceMinor),
      entries: entries.map(({ amountMinor, balanceAfterMinor, transfer: { kind, dpoId, at } }) => ({ at, kind, orderId: dpoId, amount: shownMoney(amountMinor), balance: shownMoney(balanceAfterMinor) })),
    })),
    bank_details: bankDetails,
    payouts: payouts.map(({ amountMinor, ...payout }) => ({ ...payout, amount: shownMoney(amountMinor) })),
  };
}
