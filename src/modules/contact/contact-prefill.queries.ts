import 'server-only';
import * as z from 'zod';
import { idParam, LIMITS } from '@/http/input';
import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { findProduct } from '@/modules/catalogue/catalogue.queries';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { findSupplier } from '@/modules/supplier/supplier.queries';
import { db } from '@/server/db';
import { keptHash } from './contact-cookie';
import { CONTACT_SUBJECTS, EMPTY_CONTACT_FORM, type CONTACT_PARAMETERS, type ContactFormFaults, type ContactFormFields } from './contact.schema';

/** What the contact page begins with. */
export interface ContactPrefill {
  readonly fields: ContactFormFields;
  readonly faults: ContactFormFaults;
  /** Whether a form without JavaScript has just been taken. */
  readonly isSent: boolean;
  /** What the message is about, with the page of it. */
  readonly about: { readonly text: string; readonly href: string } | null;
}

const NOTHING: ContactPrefill = { fields: EMPTY_CONTACT_FORM, faults: {}, isSent: false, about: null };

const text = z.string().catch('');
const keptFields = z.object({ name: text, phone: text, email: text, subject: text, message: text, website: text });
const keptFaults = z.record(z.string(), z.string());

type Asked = Readonly<Partial<Record<(typeof CONTACT_PARAMETERS)[number], string>>>;

/** A form that was refused a while ago, or null. */
async function findRefused(token: string, browser: string): Promise<ContactPrefill | null> {
  const since = new Date(Date.now() - SETTINGS.refusedFormMinutes * 60_000);
  const kept = await db.refusedContactForm.findFirst({ where: { tokenHash: keptHash(token, browser), createdAt: { gt: since } }, select: { fields: true, faults: true } });
  return kept && { ...NOTHING, fields: keptFields.parse(kept.fields), faults: keptFaults.parse(kept.faults) };
}

/** Names carry marks that hold their figures together; a subject is plain text. */
const plain = (name: string) => name.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

/** A subject of one line, its longest part shortened to fit. */
function fitted(write: (part: string) => string, part: string): string {
  const room = LIMITS.title - write('').length;
  return write(part.length <= room ? part : `${part.slice(0, room - 1)}…`);
}

/** The product or supplier that an address names, as a subject in the reader's language; null where there is none. */
async function findAbout(asked: Asked, locale: Locale): Promise<{ subject: string; about: NonNullable<ContactPrefill['about']> } | null> {
  const t = translatorOf(locale);
  const [productId, supplierId] = [asked.product, asked.supplier].map((id) => idParam().safeParse(id).data);
  const product = productId === undefined ? null : await findProduct(productId, locale);
  if (product) {
    const supplier = product.supplier.company_name || product.company_name;
    const name = plain(product.name);
    return { subject: fitted((part) => t('contact.subjectProduct', { product: part, supplier, id: String(product.id) }), name), about: { text: t('contact.aboutProduct', { product: name, supplier }), href: `/product/${product.id}` } };
  }
  const supplier = supplierId === undefined ? null : await findSupplier(supplierId, locale);
  if (!supplier) return null;
  const name = plain(supplier.companyName);
  return { subject: fitted((part) => t('contact.subjectSupplier', { supplier: part, id: String(supplier.id) }), name), about: { text: t('contact.aboutSupplier', { supplier: name }), href: `/suppliers/${supplier.id}` } };
}

/**
 * What the contact page begins with for what stands in its address. An address may be old, typed or somebody else's: what can't be
 * read counts as not there.
 *
 * @param browser what the browser's contact cookie holds; without it nothing was sent from there
 */
export async function readContactPrefill(asked: Asked, locale: Locale, browser: string | null): Promise<ContactPrefill> {
  if (asked.sent === 'yes' && browser !== null) return { ...NOTHING, isSent: true };
  const refused = asked.kept && browser !== null ? await findRefused(asked.kept, browser) : null;
  if (refused) return refused;
  const found = await findAbout(asked, locale);
  if (found) return { ...NOTHING, fields: { ...EMPTY_CONTACT_FORM, subject: found.subject }, about: found.about };
  const subject = CONTACT_SUBJECTS.find((known) => known === asked.subject) ?? '';
  return { ...NOTHING, fields: { ...EMPTY_CONTACT_FORM, subject } };
}
