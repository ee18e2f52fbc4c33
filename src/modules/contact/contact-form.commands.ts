import 'server-only';
import { createHash } from 'node:crypto';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { notify } from '@/modules/notification/notification.commands';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db, type Tx } from '@/server/db';
import { countAttempt, forgiveAttempt } from '@/server/throttle';
import { transact } from '@/server/transact';
import { transition } from '@/server/transition';
import { contactFormMachine, type ContactFormStatus } from './contact.machine';
import { contactFormFields, toContactForm } from './contact.queries';
import type { ContactFormAnswer, ContactFormBody } from './contact.schema';

/** The same words of the same sender. */
function hashOf({ name, phone, email, subject, message }: ContactFormBody): string {
  return createHash('sha256').update(JSON.stringify([name, phone, normalizeEmail(email), subject, message])).digest('hex');
}

function isRepetition(client: Tx, hash: string): Promise<boolean> {
  const since = new Date(Date.now() - SETTINGS.contactRepeatSeconds * 1000);
  return client.contactFormSubmission.count({ where: { hash, createdAt: { gt: since } } }).then((count) => count > 0);
}

/**
 * Keeps what a visitor wrote. The same once more within a minute is the same submission, and counts as no try; what a
 * program sent through the hidden field is answered alike and kept nowhere.
 *
 * @param address where it came from
 * @throws Problem too_many_attempts, by e-mail first and then by address, so that an office behind one address is not shut out by one of its people
 */
export async function submitContactForm(body: ContactFormBody, address: string): Promise<void> {
  if (body.website) return;
  const hash = hashOf(body);
  if (await isRepetition(db, hash)) return;
  const emailNorm = normalizeEmail(body.email);
  const windowMinutes = SETTINGS.contactWindowMinutes;
  const [byEmail, byAddress] = [`contact:email:${emailNorm}`, `contact:address:${address}`];
  await countAttempt({ key: byEmail, failures: SETTINGS.contactFormsPerEmail, windowMinutes });
  await countAttempt({ key: byAddress, failures: SETTINGS.contactFormsPerAddress, windowMinutes });
  const { name, phone, email, subject, message } = body;
  const isKept = await transact(async (tx) => {
    // Two that come at the same moment see each other.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('contact_form'), hashtext(${hash}))`;
    if (await isRepetition(tx, hash)) return false;
    const form = await tx.contactFormSubmission.create({
      data: { name, phone, email, emailNorm, subject, message, hash, address, status: contactFormMachine.initial }, select: { id: true },
    });
    await notify(tx, { kind: 'contact_form_sent', params: { contactFormId: form.id, name }, toRole: 'hr' });
    return true;
  });
  if (!isKept) await Promise.all([byEmail, byAddress].map(forgiveAttempt));
}

/**
 * HR marks a message as reviewed, or as pending again.
 *
 * @throws Problem not_found, status_changed (also when it is marked so already)
 */
export async function markContactForm(actor: Actor, submissionId: number, status: ContactFormStatus): Promise<ContactFormAnswer> {
  return transact(async (tx) => {
    await transition(tx, {
      machine: contactFormMachine,
      action: status === 'reviewed' ? 'review' : 'reopen',
      actor: asTransitionActor(actor),
      row: await tx.contactFormSubmission.findUnique({ where: { id: submissionId }, select: { id: true, status: true } }),
      write: ({ id, from, to }) => tx.contactFormSubmission.updateMany({ where: { id, status: from }, data: { status: to, version: { increment: 1 } } }),
      reread: (id) => tx.contactFormSubmission.findUnique({ where: { id }, select: { status: true } }),
    });
    const marked = await tx.contactFormSubmission.findUnique({ where: { id: submissionId }, select: contactFormFields });
    if (!marked) throw new Problem('not_found');
    return toContactForm(marked);
  });
}
