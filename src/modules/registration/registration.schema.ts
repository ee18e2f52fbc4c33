import * as z from 'zod';
import { ROLES } from '@/access/roles';
import { LOCALES } from '@/i18n/locales';
import { emailAddress, phoneNumber } from '@/modules/account/identity.schema';
import { passwordFaults } from '@/modules/password/password.schema';
import { fileKey, uploadTicket } from '@/modules/upload/upload.schema';
import { LIMITS, lineText, requiredText, titleText } from '@/http/input';

/** The roles that the registration offers. */
export const WORK_CLASSES = ['seller', 'buyer', 'surveyor', 'insurance', 'transporter', 'logistics', 'cha'] as const satisfies readonly (typeof ROLES)[number]['slug'][];
export type WorkClass = (typeof WORK_CLASSES)[number];

/** The specification's nearest ports; further ones follow in the list. The last means none of them. */
export const NEAREST_PORTS = ['Mumbai Port', 'Chennai Port', 'JNPT', 'Kolkata Port', 'Vishakhapatnam Port'] as const;
export const NO_PORT = 'Not Applicable';

/** Documents that one registration hands in. */
const DOCUMENTS = 10;
const documents = z.array(z.strictObject({ key: fileKey, documentType: titleText(60, 'document_type_unknown') }), 'invalid_input').max(DOCUMENTS, 'invalid_input');

/** Where a code goes: exactly one of the two. */
export const sendOtpBody = z.strictObject({
  email: emailAddress('otp_email_required', 'email_invalid').optional(),
  phone: phoneNumber('register_phone_required').optional(),
  locale: z.enum(LOCALES, 'language_unknown').optional(),
}).refine(({ email, phone }) => (email === undefined) !== (phone === undefined), 'otp_email_required');

export const verifyOtpBody = z.strictObject({
  email: emailAddress('otp_fields_required', 'email_invalid').optional(),
  phone: phoneNumber('otp_fields_required').optional(),
  otp: z.string('otp_fields_required').transform((typed) => typed.normalize('NFKC').trim()).pipe(z.string().min(1, 'otp_fields_required').max(20, 'otp_invalid')),
}).refine(({ email, phone }) => (email === undefined) !== (phone === undefined), 'otp_fields_required');

const password = z.string('register_password_required').min(1, 'register_password_required')
  .refine((value) => value === '' || passwordFaults(value).length === 0, 'password_requirements');

/** The documented body and what goes with it. The keys stand in the specification's order of checks: the first fault is the answer. */
export const registerBody = z.strictObject({
  firstName: titleText(LIMITS.name, 'register_name_required'),
  lastName: lineText(LIMITS.name).default(''),
  email: emailAddress('register_email_required', 'register_email_invalid'),
  password,
  phone: phoneNumber('register_phone_required'),
  address: requiredText(LIMITS.reason, 'register_address_required').optional(),
  port: titleText(LIMITS.name, 'register_port_required').optional(),
  workClass: z.enum(WORK_CLASSES, 'register_work_class_required'),
  declaration: z.literal(true, 'register_declaration_required').optional(),
  zipCode: lineText(20).default(''),
  companyName: lineText(LIMITS.name).default(''),
  taxId: lineText(40).default(''),
  documents: documents.default([]),
  ticket: uploadTicket.nullish(),
  locale: z.enum(LOCALES, 'language_unknown').default('en'),
});
export type RegisterForm = z.output<typeof registerBody>;

/** The link's token, and the documents as the page shows them now; those of the form stand where none are named. */
export const confirmBody = z.strictObject({
  token: z.string('confirmation_link_invalid').regex(/^[\w-]{20,100}$/, 'confirmation_link_invalid'),
  documents: documents.optional(),
});
export type Confirmation = z.output<typeof confirmBody>;
