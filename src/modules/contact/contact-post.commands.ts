import 'server-only';
import { clientAddress } from '@/http/client-address';
import { readFormPost } from '@/http/form-post';
import { Problem } from '@/http/problem';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import { log } from '@/server/log';
import { newToken } from '@/server/one-time-token';
import { contactCookie, contactCookieOf, keptHash } from './contact-cookie';
import { submitContactForm } from './contact-form.commands';
import { CONTACT_MESSAGE_LIMIT, CONTACT_POST_PATH, contactFormBody, EMPTY_CONTACT_FORM, type ContactFormFaults, type ContactFormFields } from './contact.schema';

/** A letter may take nine signs in an address's writing, and all other fields together are short. */
const BYTES_LIMIT = CONTACT_MESSAGE_LIMIT * 10;

/** The form's fields; unknown ones are left out, missing ones empty. */
function fieldsOf(sent: URLSearchParams): ContactFormFields {
  return Object.fromEntries(Object.keys(EMPTY_CONTACT_FORM).map((name) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')])) as unknown as ContactFormFields;
}

/** Sends what was typed by the rules of the call; gives what is wrong with it, or null. */
async function trySubmit(fields: ContactFormFields, request: Request): Promise<ContactFormFaults | null> {
  const parsed = contactFormBody.safeParse(fields);
  if (!parsed.success) return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? 'form'), message]).reverse());
  try {
    await submitContactForm(parsed.data, clientAddress(request));
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) log('error', 'contact.post_failed', { error: String(error) });
    return { form: error instanceof Problem ? error.code : 'internal' };
  }
}

/**
 * Keeps what was refused for the page that shows it again to the same browser; gives the token of its address. Nobody loses a
 * letter by having sent too many; of one address only the newest are kept, so that it can't fill the disk.
 */
async function keepRefused(fields: ContactFormFields, faults: ContactFormFaults, address: string, browser: string): Promise<string> {
  const { token } = newToken();
  const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\u0000', '')]));
  await db.refusedContactForm.create({ data: { tokenHash: keptHash(token, browser), fields: typed, faults: { ...faults }, address } });
  await db.$executeRaw`
    DELETE FROM "RefusedContactForm" WHERE "address" = ${address}
    AND "createdAt" < (SELECT "createdAt" FROM "RefusedContactForm" WHERE "address" = ${address} ORDER BY "createdAt" DESC OFFSET ${SETTINGS.contactFormsPerAddress - 1}::int LIMIT 1)`;
  return token;
}

/**
 * Answers the contact form of a browser without JavaScript: by the rules of POST /api/contact, and with the way back to the
 * page, which says how it went and holds what was typed where it was refused. The page tells it to this browser alone.
 */
export async function answerContactPost(request: Request, locale: Locale): Promise<Response> {
  const back = { href: localizedPath(locale, '/contact'), text: translatorOf(locale)('contact.title') };
  const sent = await readFormPost(request, { path: CONTACT_POST_PATH, locale, limit: BYTES_LIMIT, back });
  if (sent instanceof Response) return sent;
  const fields = fieldsOf(sent);
  const browser = contactCookieOf(request.headers.get('cookie')) ?? newToken().token;
  const faults = await trySubmit(fields, request);
  const query = faults ? `kept=${await keepRefused(fields, faults, clientAddress(request), browser)}` : 'sent=yes';
  const location = `${localizedPath(locale, '/contact')}?${query}#contact-form`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'set-cookie': contactCookie(browser) } });
}

/** Deletes refused forms that nobody can be shown any more. */
export async function pruneRefusedForms(): Promise<void> {
  await db.refusedContactForm.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - SETTINGS.refusedFormMinutes * 60_000) } } });
}
