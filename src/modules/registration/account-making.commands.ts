import 'server-only';
import * as z from 'zod';
import { roleCode } from '@/access/roles';
import { normalizeEmail } from '@/modules/account/identity.schema';
import { displayName } from '@/modules/account/party.queries';
import { newVendorCode } from '@/modules/account/vendor-code.commands';
import { submitDocuments } from '@/modules/kyc/kyc.commands';
import { recordConsents } from '@/modules/legal/consent.commands';
import { consentShape } from '@/modules/legal/legal.schema';
import { sendMail } from '@/modules/mail/mail.commands';
import { holdName } from '@/modules/moderation/moderation.commands';
import { notify } from '@/modules/notification/notification.commands';
import { adoptFiles } from '@/modules/upload/upload.commands';
import { appLink } from '@/server/app-link';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import en from '../../../messages/en.json';
import { WORK_CLASSES } from './registration.schema';

/** An accepted form as it waits for its link: the password as its hash, the texts with their versions. */
export const acceptedForm = z.object({
  email: z.string(), passwordHash: z.string(), firstName: z.string(), lastName: z.string(), companyName: z.string(), phone: z.string(),
  street: z.string(), zipCode: z.string(), taxId: z.string(), portId: z.int().nullable(), timeZone: z.string(), workClass: z.enum(WORK_CLASSES),
  locale: z.string(), registeredFrom: z.string(), consents: z.array(consentShape),
  documents: z.array(z.object({ key: z.string(), documentType: z.string() })), ticketHash: z.string().nullable(),
});
export type AcceptedForm = z.output<typeof acceptedForm>;

/** How often a code that somebody has already is thrown again. */
const CODES = 5;

/**
 * Makes the account of a form in its transaction: party, grant, consents, documents, the welcome, and a line for HR.
 *
 * @param vendorCode the code that was promised, taken unless somebody has it meanwhile
 * @param link hash of the link that opens it, under which further documents may have come
 * @returns the account's vendor code, or null where the e-mail has an account already
 */
export async function makeAccount(tx: Tx, form: AcceptedForm, vendorCode: string, link: string | null = null): Promise<string | null> {
  const party = await insertParty(tx, form, vendorCode);
  if (!party) return null;
  const actor = { partyId: party.id, label: party.vendorCode };
  const { workClass, locale, email } = form;
  await tx.grant.create({
    data: {
      party: { connect: { id: party.id } },
      role: { connectOrCreate: { where: { slug: workClass }, create: { slug: workClass, code: roleCode(workClass), name: en.roles[workClass], builtIn: true } } },
    },
    select: { id: true },
  });
  await holdName(tx, party.id, null);
  await recordConsents(tx, party.id, form.consents, form.registeredFrom);
  for (const ticket of [form.ticketHash, link]) if (ticket !== null) await adoptFiles(tx, ticket, party.id);
  await submitDocuments(tx, { partyId: party.id, vendorCode: party.vendorCode }, form.documents);
  await audit(tx, { actor, action: 'party.registered', entity: 'party', entityId: party.id, details: { role: workClass } });
  await sendMail(tx, { to: email, locale, kind: 'welcome', params: { name: displayName(form), vendorCode: party.vendorCode, link: appLink(locale, '/login') } });
  await notify(tx, { kind: 'user_registered', params: { userId: party.id, name: displayName(form), vendorCode: party.vendorCode }, toRole: 'hr' });
  return party.vendorCode;
}

async function insertParty(tx: Tx, form: AcceptedForm, promised: string): Promise<{ id: number; vendorCode: string } | null> {
  const { workClass, street, passwordHash, firstName, lastName, companyName, phone, zipCode, taxId, portId, timeZone, locale, registeredFrom } = form;
  const emailNorm = normalizeEmail(form.email);
  for (let attempt = 0, vendorCode = promised; attempt < CODES; attempt += 1, vendorCode = newVendorCode(roleCode(workClass))) {
    // A second one waits here for the first one's commit and then inserts nothing: no failed transaction, whoever comes at once.
    const [party] = await tx.party.createManyAndReturn({
      data: [{
        vendorCode, email: form.email, emailNorm, emailProvenAt: new Date(), passwordHash, firstName, lastName, companyName, phone, address: street, zipCode, taxId, portId, timeZone, locale,
        registeredFrom, lastRole: workClass,
      }],
      select: { id: true, vendorCode: true }, skipDuplicates: true,
    });
    if (party) return party;
    if ((await tx.party.count({ where: { emailNorm } })) > 0) return null;
  }
  throw new Error('No free vendor code was found');
}
