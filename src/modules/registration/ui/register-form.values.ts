import type * as z from 'zod';
import type { Locale } from '@/i18n/locales';
import { normalizeEmail, phoneNumber } from '@/modules/account/identity.schema';
import { isSingle, offeredTypes, type DocumentType } from '@/modules/kyc/kyc.schema';
import { passwordFaults } from '@/modules/password/password.schema';
import type { registerBody, WorkClass } from '../registration.schema';

/** A file that went up, with the kind of paper that it is said to be. */
export interface RegisterDocument {
  readonly key: string;
  readonly name: string;
  readonly documentType: DocumentType;
}

/** What the three steps hold. */
export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  whatsapp: string;
  address: string;
  zipCode: string;
  port: string;
  workClass: WorkClass | '';
  taxId: string;
  documents: RegisterDocument[];
  declaration: boolean;
}

export const EMPTY_REGISTRATION: RegisterValues = {
  name: '', email: '', password: '', whatsapp: '', address: '', zipCode: '', port: '', workClass: '', taxId: '', documents: [], declaration: false,
};

/** What was proven in this window: the e-mail with the ticket of its proof, and the number that a code was typed for. */
export interface Proven {
  readonly email: string;
  readonly ticket: string;
  /** When, in milliseconds: a proof counts for half an hour. */
  readonly at: number;
  readonly phone: string;
}

export const NOTHING_PROVEN: Proven = { email: '', ticket: '', at: 0, phone: '' };

export const isEmailProven = (values: Pick<RegisterValues, 'email'>, proven: Proven) => proven.ticket !== '' && normalizeEmail(values.email) === proven.email;
export const isPhoneProven = (values: Pick<RegisterValues, 'whatsapp'>, proven: Proven) => proven.phone !== '' && plainPhone(values.whatsapp) === proven.phone;

/** A number as it is compared; one that is none stays as it was typed. */
export function plainPhone(typed: string): string {
  return phoneNumber('').safeParse(typed).data ?? typed.trim();
}

/** Something in front of an @ and something behind it: the documented check. The server asks for more. */
const EMAIL_FORM = /^[^@\s]+@[^@\s]+$/u;
const isBlank = (text: string) => text.trim() === '';

interface Check {
  readonly step: number;
  readonly field: keyof RegisterValues;
  /** Code of the sentence. */
  readonly code: string;
  readonly fails: (values: RegisterValues, proven: Proven) => boolean;
}

/** The checks in the specification's order; the first that fails is what is said. */
const CHECKS: readonly Check[] = [
  { step: 0, field: 'name', code: 'register_name_required', fails: ({ name }) => isBlank(name) },
  { step: 0, field: 'email', code: 'register_email_required', fails: ({ email }) => isBlank(email) },
  { step: 0, field: 'email', code: 'register_email_invalid', fails: ({ email }) => !EMAIL_FORM.test(email.normalize('NFKC').trim()) },
  { step: 0, field: 'password', code: 'register_password_required', fails: ({ password }) => password === '' },
  { step: 0, field: 'password', code: 'password_requirements', fails: ({ password }) => passwordFaults(password).length > 0 },
  { step: 0, field: 'email', code: 'register_email_unproven', fails: (values, proven) => !isEmailProven(values, proven) },
  { step: 0, field: 'whatsapp', code: 'register_phone_required', fails: ({ whatsapp }) => isBlank(whatsapp) },
  { step: 0, field: 'whatsapp', code: 'register_phone_unproven', fails: (values, proven) => !isPhoneProven(values, proven) },
  { step: 0, field: 'address', code: 'register_address_required', fails: ({ address }) => isBlank(address) },
  { step: 0, field: 'port', code: 'register_port_required', fails: ({ port }) => port === '' },
  { step: 1, field: 'workClass', code: 'register_work_class_required', fails: ({ workClass }) => workClass === '' },
  { step: 2, field: 'declaration', code: 'register_declaration_required', fails: ({ declaration }) => !declaration },
];

/** The first fault up to a step, or undefined. */
export function firstFault(values: RegisterValues, proven: Proven, upTo: number): Check | undefined {
  return CHECKS.find(({ step, fails }) => step <= upTo && fails(values, proven));
}

/** The documents with kinds that the role is asked for: a single one stands once, what is left supports. */
export function withTypes(documents: readonly RegisterDocument[], workClass: WorkClass | ''): RegisterDocument[] {
  const free = new Set(offeredTypes([workClass]));
  return documents.map((document) => {
    const documentType = free.has(document.documentType) ? document.documentType : ([...free][0] ?? 'supporting');
    if (isSingle(documentType)) free.delete(documentType);
    return { ...document, documentType };
  });
}

/** The documented body: the first word of the name and the last; the whole of it stays as the company's name. */
export function toRegisterBody(values: RegisterValues, proven: Proven, locale: Locale): z.input<typeof registerBody> {
  const words = values.name.trim().split(/\s+/);
  return {
    firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '', companyName: values.name,
    email: values.email, password: values.password, phone: values.whatsapp, address: values.address, zipCode: values.zipCode, port: values.port,
    workClass: values.workClass === '' ? 'buyer' : values.workClass, taxId: values.taxId,
    documents: withTypes(values.documents, values.workClass).map(({ key, documentType }) => ({ key, documentType })),
    declaration: true, ticket: proven.ticket || null, locale,
  };
}
