import type { SignedIn } from '@/modules/account/account.factory';
import { makeStoredFile } from '@/modules/upload/upload.factory';
import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { issuePolicy } from './insurance.commands';
import { policyBody } from './insurance.schema';

/** What an agent's form sends with a file of its own. */
export async function policyRequest(agent: SignedIn, over: object = {}) {
  return {
    number: 'POL-4711', issuer: 'Harbour Mutual', issuedOn: '2026-01-05', validUntil: '2099-01-05', insured: '110.00', clauses: 'A', note: 'Deductible of 1 %.',
    key: (await makeStoredFile(agent, { name: 'policy.pdf' })).key, ...over,
  };
}

/** An insurance that an agent holds. */
export async function makeHeldInsurance(wish: Parameters<typeof makeWork>[1] = {}) {
  const made = await makeWork('insurance', wish);
  await acceptWork(made.insurance, 'insurance', made.workId);
  return made;
}

/** An insurance with its policy. */
export async function makePolicy(wish: Parameters<typeof makeWork>[1] = {}) {
  const made = await makeHeldInsurance(wish);
  const { paper } = await issuePolicy(made.insurance, made.workId, policyBody.parse(await policyRequest(made.insurance)));
  return { ...made, paperId: paper?.id ?? 0 };
}
