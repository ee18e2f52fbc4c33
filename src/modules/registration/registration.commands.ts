import 'server-only';
import { roleCode } from '@/access/roles';
import { Problem } from '@/http/problem';
import { countAddressTry } from '@/modules/account/counted-try.commands';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { newVendorCode } from '@/modules/account/vendor-code.commands';
import { currentVersions } from '@/modules/legal/legal.schema';
import { sendMail } from '@/modules/mail/mail.commands';
import { weigh } from '@/modules/password/password.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { portForParty } from '@/modules/port/port.queries';
import { appLink } from '@/server/app-link';
import { db, type Tx } from '@/server/db';
import { newToken, tokenHash } from '@/server/one-time-token';
import { hashPassword } from '@/server/password';
import { countUse } from '@/server/throttle';
import { transact } from '@/server/transact';
import { acceptedForm, makeAccount, type AcceptedForm } from './account-making.commands';
import { findProof, type FoundProof } from './proof.queries';
import { NO_PORT, type Confirmation, type RegisterForm } from './registration.schema';

const HOUR_SECONDS = 3600;

/** What a registration answers, whether or not the address is taken. */
export interface Registered {
  readonly vendorCode: string;
  readonly requiresEmailConfirmation: boolean;
}

/**
 * Registers a party. With a fresh proof of the e-mail the account is made at once; without one the form waits for the link
 * in a mail, and an address that is taken gets an answer of the same shape while its owner is told.
 *
 * @param address where the request comes from
 * @throws Problem email_registered (only to whoever has proven the address), register_port_required, password_common, password_own_words, too_many_attempts
 */
export async function registerParty(body: RegisterForm, address: string): Promise<Registered> {
  await countUse({ key: `register:address:${address}`, most: SETTINGS.registrationsPerAddressHour, windowSeconds: HOUR_SECONDS });
  const vendorCode = newVendorCode(roleCode(body.workClass));
  const port = await portOf(body.port);
  weigh(body.password, { ...body, vendorCode }, 'password');
  const proof = await findProof(body.email, { ticket: body.ticket ?? null, address });
  const form: AcceptedForm = {
    ...port, email: body.email, passwordHash: await hashPassword(body.password), firstName: body.firstName, lastName: body.lastName, companyName: body.companyName,
    phone: body.phone, street: body.address ?? '', zipCode: body.zipCode, taxId: body.taxId, workClass: body.workClass, locale: body.locale, registeredFrom: address,
    consents: body.declaration ? currentVersions(['terms', 'privacy', 'registration_declaration']) : [],
    documents: body.documents, ticketHash: typeof body.ticket === 'string' ? tokenHash(body.ticket) : null,
  };
  return proof ? registerProven(form, proof, vendorCode) : registerUnproven(form, vendorCode);
}

async function portOf(label: string | undefined): Promise<{ portId: number | null; timeZone: string }> {
  if (label === undefined || label === NO_PORT) return { portId: null, timeZone: 'UTC' };
  const port = await portForParty(label);
  if (!port) throw new Problem('register_port_required', { field: 'port' });
  return { portId: port.id, timeZone: port.timeZone };
}

async function registerProven(form: AcceptedForm, proof: FoundProof, promised: string): Promise<Registered> {
  const vendorCode = await transact(async (tx) => {
    const made = await makeAccount(tx, form, promised);
    if (made === null) throw new Problem('email_registered', { field: 'email' });
    const { count } = await tx.proof.updateMany({ where: { id: proof.id, consumedAt: null }, data: { consumedAt: new Date() } });
    if (count === 0) throw new Problem('register_email_unproven', { field: 'email' });
    return made;
  });
  return { vendorCode, requiresEmailConfirmation: false };
}

async function registerUnproven(form: AcceptedForm, vendorCode: string): Promise<Registered> {
  const emailNorm = normalizeEmail(form.email);
  await countUse({ key: `register:email:${emailNorm}`, most: SETTINGS.registrationsPerEmailHour, windowSeconds: HOUR_SECONDS });
  await transact(async (tx) => {
    const owner = await tx.party.findUnique({ where: { emailNorm }, select: { email: true, locale: true } });
    if (owner) await sendMail(tx, { to: owner.email, locale: owner.locale, kind: 'address_taken', params: { link: appLink(owner.locale, '/login') } });
    else await keepWaiting(tx, emailNorm, form, vendorCode);
  });
  return { vendorCode, requiresEmailConfirmation: true };
}

async function keepWaiting(tx: Tx, emailNorm: string, form: AcceptedForm, vendorCode: string): Promise<void> {
  const { token, hash } = newToken();
  const hours = SETTINGS.confirmationHours;
  await tx.pendingRegistration.create({
    data: { emailNorm, vendorCode, form, tokenHash: hash, expiresAt: new Date(Date.now() + hours * HOUR_SECONDS * 1000) }, select: { id: true },
  });
  const link = appLink(form.locale, `/register/confirm?token=${token}`);
  await sendMail(tx, { to: form.email, locale: form.locale, kind: 'confirm_registration', params: { link, hours } });
}

/**
 * Makes the account of a registration that waited for the link in its mail, once. Its link is the ticket of documents that
 * are added on the way; those of the form come with it.
 *
 * @returns the vendor code
 * @throws Problem confirmation_link_invalid, email_registered (an account was made for the address meanwhile), too_many_attempts
 */
export async function confirmParty({ token, documents }: Confirmation, address: string): Promise<string> {
  const attempt = await countAddressTry('confirm', address);
  const open = () => ({ tokenHash: tokenHash(token), consumedAt: null, expiresAt: { gt: new Date() } });
  const waiting = await db.pendingRegistration.findFirst({ where: open(), select: { id: true, form: true, vendorCode: true } });
  if (!waiting) {
    attempt.failed();
    throw new Problem('confirmation_link_invalid', { field: 'token' });
  }
  await attempt.succeeded();
  return transact(async (tx) => {
    const { count } = await tx.pendingRegistration.updateMany({ where: { id: waiting.id, ...open() }, data: { consumedAt: new Date() } });
    if (count === 0) throw new Problem('confirmation_link_invalid', { field: 'token' });
    const form = acceptedForm.parse(waiting.form);
    const made = await makeAccount(tx, { ...form, documents: documents ?? form.documents }, waiting.vendorCode, tokenHash(token));
    if (made === null) throw new Problem('email_registered');
    return made;
  });
}

/** Forgets codes and waiting forms that nobody can use any more. Run by the clock. */
export async function pruneRegistrations(): Promise<void> {
  const over = { lt: new Date(Date.now() - 24 * HOUR_SECONDS * 1000) };
  await db.proof.deleteMany({ where: { createdAt: over } });
  await db.pendingRegistration.deleteMany({ where: { expiresAt: over } });
}
