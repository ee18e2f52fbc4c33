import { db } from '@/server/db';
import { seal } from './sealed';

/** What PUT /api/account/bank-details takes: an IBAN of the standard's examples. */
export function bankDetailsRequest(currentPassword: string, wish: Readonly<Record<string, string>> = {}) {
  return { currentPassword, holder: 'Elbe Trading', country: 'DE', iban: 'DE89 3704 0044 0532 0130 00', account: '', routing: '', ...wish };
}

/** Bank details of a party that payouts may go to at once. */
export async function makeBankDetails(partyId: number, usableFrom = new Date(Date.now() - 1000)): Promise<void> {
  const kept = { holder: 'Konkan Spices', country: 'DE', sealed: seal(JSON.stringify({ iban: 'DE89370400440532013000' }), String(partyId)), lastFour: '3000', usableFrom };
  await db.bankDetails.upsert({ where: { partyId }, create: { partyId, ...kept }, update: kept, select: { partyId: true } });
}

let references = 0;

/** What POST /api/accountant/payouts takes: a cent of a party's first wallet, under a reference of its own. */
export async function payoutRequest(partyId: number, wish: Readonly<Record<string, string>> = {}) {
  const [{ vendorCode }, { currency }] = await Promise.all([
    db.party.findUniqueOrThrow({ where: { id: partyId }, select: { vendorCode: true } }),
    db.ledgerAccount.findFirstOrThrow({ where: { kind: 'wallet', partyId }, select: { currency: true } }),
  ]);
  references += 1;
  return { party: vendorCode, currency, amount: '0.01', reference: `BANK ${partyId}-${references}`, ...wish };
}
