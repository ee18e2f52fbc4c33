import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { submitContactForm } from './contact-form.commands';
import { askForContact } from './contact-request.commands';
import { contactFormBody } from './contact.schema';

let serial = 0;

/** A body that the contact form's call takes, of a sender of its own. */
export function contactRequestOf(over: Readonly<Record<string, unknown>> = {}) {
  serial += 1;
  return { name: 'A Visitor', phone: '', email: `visitor-${serial}-${process.pid}@example.com`, subject: 'general', message: 'Hello', ...over };
}

/** A message of the contact form, sent by the command. Gives its id. */
export async function makeContactForm(over: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const body = contactFormBody.parse(contactRequestOf(over));
  await submitContactForm(body, `factory-${serial}`);
  const { id } = await db.contactFormSubmission.findFirstOrThrow({ where: { email: body.email }, select: { id: true }, orderBy: { id: 'desc' } });
  return id;
}

/** A supplier, and a buyer's request for its contact details that waits for HR. */
export async function makeContactRequest(wish: { requester?: SignedIn; reason?: string } = {}): Promise<{ id: number; requester: SignedIn; supplier: SignedIn }> {
  const requester = wish.requester ?? (await makeSignedIn({ roles: ['buyer'] }));
  const supplier = await makeSignedIn({ roles: ['seller'] });
  const { id } = await askForContact(requester, supplier.partyId, wish.reason ?? 'A yearly contract for rice.');
  return { id, requester, supplier };
}
