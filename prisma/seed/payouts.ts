import { payOut, keepBankDetails } from '../../src/modules/payout/payout.commands.ts';
import { bankDetailsBody, payoutBody } from '../../src/modules/payout/payout.schema.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';
import accounts from './demo-accounts.json';

/** The IBANs are those that the banks' own pages show as examples; nobody's accounts. */
const IBANS = { DE: 'DE89370400440532013000', GB: 'GB29NWBK60161331926819' } as const;

/** One demo buyer is paid a part of what came back to it; another party's new bank details still wait. */
export async function seedPayouts(ids: ReadonlyMap<string, number>): Promise<void> {
  const [buyer, seller, accountant] = [await actorOf(ids.get('buyer'), 'buyer'), await actorOf(ids.get('seller'), 'seller'), await actorOf(ids.get('accountant'), 'accountant')];
  const password = accounts.find(({ key }) => key === 'buyer')?.password ?? '';
  const details = (country: keyof typeof IBANS, holder: string) => bankDetailsBody.parse({ currentPassword: password, holder, country, iban: IBANS[country] });
  const place = { address: '', userAgent: '', device: null };
  await keepBankDetails(buyer, details('DE', `${buyer.firstName} ${buyer.lastName}`), place);
  await keepBankDetails(seller, details('GB', `${seller.firstName} ${seller.lastName}`), place);
  // As if it had been two days ago.
  await db.bankDetails.update({ where: { partyId: buyer.partyId }, data: { usableFrom: new Date() }, select: { partyId: true } });
  const wallet = await db.ledgerAccount.findFirst({ where: { kind: 'wallet', partyId: buyer.partyId, balanceMinor: { gte: 10_000n } }, select: { currency: true } });
  if (wallet) await payOut(accountant, payoutBody.parse({ party: buyer.vendorCode, currency: wallet.currency, amount: '100.00', reference: 'BANK-2026-0001' }));
}
