import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { openIssue } from './help.commands';

/** A body that the help call takes. */
export function issueRequest(over: Readonly<Record<string, unknown>> = {}) {
  return { title: 'A page stays empty', text: 'The list of my orders does not load.', ...over };
}

/** A help request of a new buyer, or of the given party, still open. */
export async function makeIssue(owner?: SignedIn): Promise<{ id: number; owner: SignedIn }> {
  const party = owner ?? (await makeSignedIn());
  const { id } = await openIssue(party, issueRequest());
  return { id, owner: party };
}
