import 'server-only';
import { readCapped } from '@/http/body';
import { clientAddress } from '@/http/client-address';
import { refuseForeignOrigin } from '@/http/origin';
import { Problem } from '@/http/problem';
import { localizedPath, type Locale } from '@/i18n/locales';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { noteRequest } from '@/server/lifecycle';
import { log } from '@/server/log';
import { newToken } from '@/server/one-time-token';
import { countUse } from '@/server/throttle';
import { submitContactForm } from './contact-form.commands';
import { CONTACT_MESSAGE_LIMIT, CONTACT_POST_PATH, contactFormBody, EMPTY_CONTACT_FORM, type ContactFormFaults, type ContactFormFields } from './contact.schema';

/** A letter may take nine signs in an address's writing, and all other fields together are short. */
const BYTES_LIMIT = CONTACT_MESSAGE_LIMIT * 10;

/** The fields of a form as a browser posts it; unknown ones are left out, missing ones empty. */
async function readFields(request: Request): Promise<ContactFormFields> {
  const sent = new URLSearchParams(new TextDecoder().decode(await readCapped(request, BYTES_LIMIT)));
  return Object.fromEntries(Object.keys(EMPTY_CONTACT_FORM).map((name) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')])) as unknown as ContactFormFields;
}

/** Sends what was typed by the rules of the call; gives what is wrong with it, or null. */
async function trySubmit(fields: ContactFormFields, request: Request): Promise<ContactFormFaults | null> {
  const parsed = contactFormBody.safeParse(fields);
  if (!parsed.success) return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? 'form'), message]).reverse());
  try {
    refuseForeignOrigin(request, false);
    await submitContactForm(parsed.data, clientAddress(request));
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) log('error', 'contact.post_failed', { error: String(error) });
    return { form: error instanceof Problem ? error.code : 'internal' };
  }
}

/** Keeps what was refused for the page that shows it again; gives the token of its address, or null for an address from which too much comes. */
async function keepRefused(fields: ContactFormFields, faults: ContactFormFaults, address: string): Promise<string | null> {
  try {
    await countUse({ key: `contact:kept:${address}`, most: SETTINGS.contactFormsPerAddress, windowSeconds: SETTINGS.contactWindowMinutes * 60 });
  } catch {
    return null;
  }
  const { token, hash } = newToken();
  const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\u0000', '')]));
  await db.refusedContactForm.create({ data: { tokenHash: hash, fields: typed, faults: { ...faults } } });
  return token;
}

/**
 * Answers the contact form of a browser without JavaScript: by the rules of POST /api/contact, and with the way back to the
 * page, which says how it went and holds what was typed where it was refused.
 */
export async function answerContactPost(request: Request, locale: Locale): Promise<Response> {
  noteRequest(request, { route: `POST ${CONTACT_POST_PATH}`, party: undefined, role: undefined });
  const back = (query: string) => new Response(null, { status: 303, headers: { location: `${localizedPath(locale, '/contact')}?${query}#contact-form`, 'cache-control': 'no-store' } });
  const fields = await readFields(request).catch(() => null);
  if (!fields) return new Response(null, { status: 413 });
  const faults = await trySubmit(fields, request);
  if (!faults) return back('sent=yes');
  const token = await keepRefused(fields, faults, clientAddress(request));
  return back(token === null ? 'sent=no' : `kept=${token}`);
}

/** Deletes refused forms that nobody can be shown any more. */
export async function pruneRefusedForms(): Promise<void> {
  await db.refusedContactForm.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - SETTINGS.refusedFormMinutes * 60_000) } } });
}
