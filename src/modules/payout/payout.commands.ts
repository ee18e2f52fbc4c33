import 'server-only';
import type * as z from 'zod';
import { asTransitionActor, type Actor } from '@/access/actor';
import { refuseOwn } from '@/access/own-affairs';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import type { SignInPlace } from '@/modules/account/session.commands';
import { post } from '@/modules/ledger/ledger.commands';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { sendMail } from '@/modules/mail/mail.commands';
import { notify } from '@/modules/notification/notification.commands';
import { proveOwnPassword } from '@/modules/password/password.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { appLink } from '@/server/app-link';
import { audit } from '@/server/audit';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { plainIban, usesIban } from './iban.schema';
import { findBankDetails } from './payout.queries';
import type { BankDetailsAnswer, BankDetailsBody, payoutAnswer, PayoutBody } from './payout.schema';
import { seal } from './sealed';

/**
 * Keeps where a party is paid to, after its password was entered anew. Payouts go there only after a while, in which the
 * party, who is told by bell and mail, can say that it was somebody else.
 *
 * @throws Problem current_password_wrong, too_many_attempts
 */
export async function keepBankDetails(actor: Actor, body: BankDetailsBody, place: SignInPlace): Promise<BankDetailsAnswer> {
  const party = await proveOwnPassword(actor.partyId, body.currentPassword, place);
  const { holder, country } = body;
  const numbers = usesIban(country) ? { iban: plainIban(body.iban) } : { account: body.account, routing: body.routing.toUpperCase() };
  const lastFour = (numbers.iban ?? numbers.account ?? '').slice(-4);
  const now = new Date();
  const kept = { holder, country, sealed: seal(JSON.stringify(numbers), String(party.id)), lastFour, changedAt: now, usableFrom: new Date(now.getTime() + SETTINGS.bankDetailsWaitHours * 3_600_000) };
  return transact(async (tx) => {
    await tx.bankDetails.upsert({ where: { partyId: party.id }, create: { partyId: party.id, ...kept }, update: kept, select: { partyId: true } });
    await audit(tx, { actor: asTransitionActor(actor), action: 'bank_details.changed', entity: 'party', entityId: party.id, details: { country } });
    await notify(tx, { kind: 'bank_details_changed', params: { hours: SETTINGS.bankDetailsWaitHours }, to: [party.id] });
    await sendMail(tx, { to: party.email, locale: party.locale, kind: 'bank_details_changed', params: { name: party.firstName, hours: SETTINGS.bankDetailsWaitHours, link: appLink(party.locale, '/login?forgot=1') } });
    const answer = await findBankDetails(party.id, tx);
    if (!answer) throw new Error('Bank details that were just kept are gone');
    return answer;
  });
}

/**
 * The accountant pays a party from its wallet: the money leaves for the bank, once per reference.
 *
 * @throws Problem not_found (no such party), own_wallet (nobody pays itself), bank_details_missing, bank_details_waiting, funds_insufficient, payout_made (the reference was used before)
 */
export async function payOut(actor: Actor, { party: vendorCode, currency, amount, reference }: PayoutBody): Promise<z.input<typeof payoutAnswer>> {
  const party = await db.party.findUnique({ where: { vendorCode }, select: { id: true, companyName: true, firstName: true, lastName: true } });
  if (!party) throw new Problem('not_found');
  refuseOwn('own_wallet', actor, party.id);
  return transact(async (tx) => {
    // Its row stands until the end: nobody puts other details under a payout on its way.
    await tx.$queryRaw`SELECT 1 FROM "BankDetails" WHERE "partyId" = ${party.id} FOR UPDATE`;
    const bank = await tx.bankDetails.findUnique({ where: { partyId: party.id }, select: { lastFour: true, usableFrom: true } });
    if (!bank) throw new Problem('bank_details_missing');
    if (bank.usableFrom > new Date()) throw new Problem('bank_details_waiting', { until: bank.usableFrom.toISOString() });
    const paid = await tx.payout.create({
      data: { partyId: party.id, currency, amountMinor: amount, reference, lastFour: bank.lastFour, paidById: actor.partyId }, select: { id: true, createdAt: true },
    });
    await post(tx, {
      kind: 'payout', businessKey: `payout:${paid.id}`, currency, dpoId: null, actor: asTransitionActor(actor),
      postings: [{ account: { kind: 'wallet', partyId: party.id }, amountMinor: -amount }, { account: { kind: 'bank' }, amountMinor: amount }],
    });
    await notify(tx, { kind: 'payout_made', params: { payoutId: paid.id, lastFour: bank.lastFour }, to: [party.id] });
    return { id: paid.id, party: displayName(party), currency, amount: toJsonNumber(amount), reference, lastFour: bank.lastFour, createdAt: paid.createdAt.toISOString() };
  }, 'payout_made');
}
