import 'server-only';
import * as z from 'zod';
import { documentType } from '@/modules/kyc/kyc.schema';
import { db } from '@/server/db';
import { tokenHash } from '@/server/one-time-token';
import { WORK_CLASSES, type WorkClass } from './registration.schema';

/** A registration that waits for its link, as the page of the link shows it. */
export interface WaitingRegistration {
  readonly name: string;
  readonly email: string;
  readonly workClass: WorkClass;
  readonly documents: readonly { readonly key: string; readonly name: string; readonly documentType: z.output<typeof documentType> }[];
}

/** What is read of a kept form. */
const shown = z.object({
  email: z.string(), firstName: z.string(), lastName: z.string(), companyName: z.string(), workClass: z.enum(WORK_CLASSES),
  documents: z.array(z.object({ key: z.string(), documentType: documentType.catch('supporting') })),
});

/** The registration behind a link's token, with the documents that came with it; null where the link leads nowhere any more. */
export async function findWaiting(token: string): Promise<WaitingRegistration | null> {
  const waiting = await db.pendingRegistration.findFirst({ where: { tokenHash: tokenHash(token), consumedAt: null, expiresAt: { gt: new Date() } }, select: { form: true } });
  if (!waiting) return null;
  const { email, firstName, lastName, companyName, workClass, documents } = shown.parse(waiting.form);
  const files = await db.storedFile.findMany({ where: { key: { in: documents.map(({ key }) => key) } }, select: { key: true, name: true } });
  return {
    email, workClass, name: companyName || `${firstName} ${lastName}`.trim(),
    // One that has been cleared away meanwhile is not promised any more.
    documents: documents.flatMap((document) => files.filter(({ key }) => key === document.key).map(({ name }) => ({ ...document, name }))),
  };
}
