import { acceptWork } from '@/modules/work/work.commands';
import { makeWork } from '@/modules/work/work.factory';
import { proposeFee } from './customs.commands';
import { feeBody } from './customs.schema';

/** What an agent's form sends for a fee, and for a filing without its paper. */
export const feeRequest = (over: object = {}) => ({ amount: '40.50', note: 'Export declaration and inspection.', ...over });
export const filingRequest = (over: object = {}) => ({ number: '26IN-778812', issuer: 'Nhava Sheva', issuedOn: new Date().toISOString().slice(0, 10), note: 'Green channel.', key: null, ...over });

/** Customs work that an agent holds. */
export async function makeHeldCustoms(wish: Parameters<typeof makeWork>[1] = {}) {
  const made = await makeWork('customs', wish);
  await acceptWork(made.cha, 'customs', made.workId);
  return made;
}

/** Customs work with a fee that waits for the captain. */
export async function makeProposedFee(wish: Parameters<typeof makeWork>[1] = {}, amount = '40.50') {
  const made = await makeHeldCustoms(wish);
  return { ...made, fee: await proposeFee(made.cha, made.workId, feeBody.parse(feeRequest({ amount }))) };
}
