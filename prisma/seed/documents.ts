import { expireDocuments, approveDocument, rejectDocument } from '../../src/modules/kyc/kyc-decision.commands.ts';
import { submitDocument } from '../../src/modules/kyc/kyc.commands.ts';
import { submitBody, type DocumentType } from '../../src/modules/kyc/kyc.schema.ts';
import { readAllNotifications } from '../../src/modules/notification/notification.commands.ts';
import { makePdf, makeStoredFile, makeTextPicture } from '../../src/modules/upload/upload.factory.ts';
import type { Actor } from '../../src/access/actor.ts';
import { addDays } from '../../src/server/clock.ts';
import { actorOf } from './actors.ts';
import { TAX_IDS } from './help-desk.ts';

type Decision = 'wait' | 'approve' | { readonly reject: string };
interface Paper {
  readonly type: DocumentType;
  readonly number?: string;
  /** Last day, counted from today. */
  readonly days?: number;
  readonly as?: 'pdf' | 'picture';
  readonly then: Decision;
}

const NAMES: Readonly<Record<DocumentType, string>> = {
  tax_registration: 'tax-registration', surveyor_licence: 'surveyor-licence', survey_experience: 'experience', freight_permit: 'freight-permit',
  agency_licence: 'agency-licence', international_permit: 'international-permit', customs_licence: 'customs-licence', supporting: 'bank-letter',
};

/** What the demo accounts have handed in, in order: a paper in every state. */
const PAPERS: Readonly<Record<string, readonly Paper[]>> = {
  buyer: [{ type: 'tax_registration', number: TAX_IDS['buyer'] ?? '', as: 'picture', then: 'approve' }, { type: 'supporting', then: 'approve' }],
  buyer2: [
    { type: 'tax_registration', number: TAX_IDS['buyer2'] ?? '', as: 'picture', then: { reject: 'The number cannot be read. Please photograph the whole page in good light.' } },
    { type: 'tax_registration', number: TAX_IDS['buyer2'] ?? '', then: 'wait' },
  ],
  surveyor: [{ type: 'surveyor_licence', number: 'MH-SUR-2041', days: 420, then: 'approve' }, { type: 'survey_experience', then: 'approve' }],
  surveyor2: [{ type: 'surveyor_licence', number: 'SG-4471', days: 200, then: 'approve' }, { type: 'survey_experience', as: 'picture', then: 'wait' }],
  insurance: [{ type: 'agency_licence', number: 'NL-AFM-12004', days: 18, then: 'approve' }],
  transporter: [{ type: 'freight_permit', number: 'MH-04-CP-7781', days: 0, then: 'approve' }],
  logistics: [{ type: 'international_permit', number: 'IN-MTO-3120', days: 300, then: { reject: 'The permit names another company. Please hand in the one of Blue Anchor Forwarding.' } }],
  cha: [{ type: 'customs_licence', number: 'CBLR-11/1288', days: 640, then: 'wait' }],
  newseller: [{ type: 'tax_registration', number: '27AABCP1234F1Z5', as: 'picture', then: 'wait' }, { type: 'supporting', then: 'wait' }],
};

async function handIn(party: Actor, hr: Actor, paper: Paper): Promise<void> {
  const lines = [party.companyName, NAMES[paper.type].replaceAll('-', ' '), paper.number ?? ''];
  const name = `${NAMES[paper.type]}.${paper.as === 'picture' ? 'png' : 'pdf'}`;
  const { key } = await makeStoredFile(party, { name, bytes: paper.as === 'picture' ? await makeTextPicture(lines) : makePdf(lines.filter(Boolean).join(' - ')) });
  const expiresOn = paper.days === undefined ? null : addDays(new Date(), paper.days).toISOString().slice(0, 10);
  const { id } = await submitDocument(party, submitBody.parse({ documentType: paper.type, key, number: paper.number ?? '', expiresOn }));
  if (paper.then === 'approve') await approveDocument(hr, id);
  else if (paper.then !== 'wait') await rejectDocument(hr, id, paper.then.reject);
}

/** Papers of the suppliers and of the demo accounts, made by the commands alone: the badges come of them. */
export async function seedDocuments(verifiedSuppliers: readonly number[], accounts: ReadonlyMap<string, number>): Promise<void> {
  const hr = await actorOf(accounts.get('hr'), 'hr');
  const keyOf = (id: number) => [...accounts].find(([, partyId]) => partyId === id)?.[0] ?? '';
  for (const [index, id] of verifiedSuppliers.entries()) {
    await handIn(await actorOf(id, 'seller'), hr, { type: 'tax_registration', number: TAX_IDS[keyOf(id)] ?? `27AAACS${1200 + index}K1ZQ`, then: 'approve' });
  }
  // What follows is new on HR's desk.
  await readAllNotifications(hr.partyId);
  for (const [key, papers] of Object.entries(PAPERS)) {
    const role = key.replace(/\d$|^new/, '');
    for (const paper of papers) await handIn(await actorOf(accounts.get(key), role), hr, paper);
  }
  // The transporter's permit ends today; the clock that would find it tomorrow is run ahead.
  await expireDocuments(addDays(new Date(), 1));
}
