import * as z from 'zod';

const day = z.iso.datetime();
const name = z.string();
const link = z.url();
const reason = z.string();

/**
 * Every mail that is sent, with what its sentences need. The sentences stand in the messages under `mail.kinds.<kind>`;
 * `link` becomes the mail's button.
 */
export const MAILS = {
  email_code: z.object({ code: z.string(), minutes: z.int() }),
  // Nobody knows yet whose address it is: no words of whoever typed it.
  confirm_registration: z.object({ link, hours: z.int() }),
  address_taken: z.object({ link }),
  welcome: z.object({ name, vendorCode: z.string(), link }),
  password_reset: z.object({ name, link, minutes: z.int() }),
  set_password: z.object({ name, link, hours: z.int() }),
  password_changed: z.object({ name, link }),
  bank_details_changed: z.object({ name, hours: z.int(), link }),
  email_changed: z.object({ name, email: z.string() }),
  /** `role` is the name of a custom role, or the slug of a built-in one. */
  role_changed: z.object({ name, role: z.string(), link }),
  registration_approved: z.object({ name, link }),
  registration_rejected: z.object({ name, reason }),
  document_approved: z.object({ name, document: z.string(), link }),
  document_rejected: z.object({ name, document: z.string(), reason, link }),
  /** `until` is shown in `timeZone`. */
  account_blocked_until: z.object({ name, reason, until: day, timeZone: z.string() }),
  account_blocked: z.object({ name, reason }),
  account_unblocked: z.object({ name, link }),
  contact_approved: z.object({ name, party: z.string(), link }),
  contact_rejected: z.object({ name, party: z.string(), reason }),
  issue_resolved: z.object({ name, title: z.string(), answer: z.string() }),
  /** A line of the bell; its own words are `notification.<notice>`. */
  notice: z.object({ name, notice: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])), link }),
} as const;

export type MailKind = keyof typeof MAILS;
export type MailParams<K extends MailKind> = z.output<(typeof MAILS)[K]>;

export const mailKind = z.enum(Object.keys(MAILS) as [MailKind, ...MailKind[]]);

/** A mail of the development mailbox. */
export const mailboxMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sent_at: z.iso.datetime() });
export type MailboxMail = z.output<typeof mailboxMail>;
