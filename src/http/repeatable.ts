import 'server-only';
import type { Actor } from '@/access/actor';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { AlreadyClaimed, findKept, forgetRepetitions, keepAnswer, repetitionKey, requestHash, underKey, type IdempotencyClaim } from '@/server/idempotency';
import type { AnyEndpoint } from './endpoint';
import { Problem } from './problem';

/** An answer with its HTTP status; `isRepeated` when it was kept from an earlier request. */
export interface Reply {
  readonly body: unknown;
  readonly status: number;
  readonly isRepeated: boolean;
}

const KEY_LIMIT = 255;

/**
 * Answers a request, once per Idempotency-Key where a POST carries one: the same key with the same body gets the same
 * answer, with another body it is refused. Refusals are not kept, so that a mended request may use its key. Calls that
 * make something new (`makesNew`) have such a key of their own where none is sent, for a moment: a double click, or a
 * program that asks again, makes one thing. What was taken away within that moment may be made anew.
 *
 * @throws Problem invalid_input (a key that is empty or too long), idempotency_other_body (422), idempotency_in_progress (409)
 */
export async function answerOnce(endpoint: AnyEndpoint, actor: Actor | null, request: Request, sent: unknown, answer: () => Promise<unknown>): Promise<Reply> {
  const status = endpoint.status ?? 200;
  const key = request.headers.get('idempotency-key');
  if (actor && endpoint.method === 'DELETE') await forgetRepetitions(actor.partyId);
  if (!actor || endpoint.method !== 'POST' || (key === null && !endpoint.makesNew)) return { body: await answer(), status, isRepeated: false };
  if (key !== null && (key.length === 0 || key.length > KEY_LIMIT)) throw new Problem('invalid_input', { field: 'Idempotency-Key' });

  const bodyHash = requestHash(new URL(request.url).pathname, sent);
  const claim = { partyId: actor.partyId, route: `${endpoint.method} ${endpoint.path}`, key: key ?? repetitionKey(bodyHash), bodyHash, ...(key === null && { seconds: SETTINGS.repeatSeconds }) };
  const kept = await replyFromKept(claim);
  if (kept) return kept;
  try {
    const { result, isCommitted } = await underKey(claim, answer);
    if (isCommitted) await keepAnswer(claim, status, result);
    return { body: result, status, isRepeated: false };
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error;
    const repeated = await replyFromKept(claim);
    if (!repeated) throw new Problem('idempotency_in_progress', {}, 1);
    return repeated;
  }
}

async function replyFromKept(claim: IdempotencyClaim): Promise<Reply | null> {
  const kept = await findKept(claim);
  if (!kept) return null;
  if (kept.bodyHash !== claim.bodyHash) throw new Problem('idempotency_other_body');
  if (!kept.answer) throw new Problem('idempotency_in_progress', {}, 1);
  return { ...kept.answer, isRepeated: true };
}
