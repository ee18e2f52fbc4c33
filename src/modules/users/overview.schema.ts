import * as z from 'zod';

const when = z.iso.datetime();

/** HR's overview: eight figures, the latest papers and requests, and how the accounts stand. Shares are of all accounts, in per cent with one decimal. */
export const overviewAnswer = z.object({
  pendingDocuments: z.int(),
  pendingContacts: z.int(),
  openIssues: z.int(),
  totalUsers: z.int(),
  activeUsers: z.int(),
  blockedUsers: z.int(),
  newRegistrations: z.int(),
  contactForms: z.int(),
  pendingContactForms: z.int(),
  documents: z.array(z.object({ id: z.int(), user_name: z.string(), vendor_code: z.string(), role: z.string(), document_type: z.string(), submitted_date: when, status: z.string() })),
  contacts: z.array(z.object({ id: z.int(), requester_name: z.string(), vendor_code: z.string(), reason: z.string(), request_date: when, status: z.string() })),
  distribution: z.array(z.object({ status: z.enum(['active', 'temporarily_blocked', 'permanently_blocked', 'inactive']), count: z.int(), percent: z.number() })),
});
export type Overview = z.output<typeof overviewAnswer>;
