import 'server-only';
import type { Actor } from '@/access/actor';
import { lockWork } from '@/modules/work/work.commands';
import { finishWithPaper } from '@/modules/work/paper.commands';
import { readWork } from '@/modules/work/work.queries';
import type { WorkAnswer } from '@/modules/work/work.schema';
import { transact } from '@/server/transact';
import type { PolicyBody } from './insurance.schema';

/**
 * The agent that holds an order's insurance issues the policy, in the order's currency, and is done with it.
 *
 * @throws Problem not_found, status_changed, paper_day_invalid (a day to come), policy_too_old, policy_over, file_unknown
 */
export async function issuePolicy(actor: Actor, workId: number, { insured, validUntil, clauses, ...paper }: PolicyBody): Promise<WorkAnswer> {
  return transact(async (tx) => {
    const row = await lockWork(tx, actor, 'insurance', workId);
    const { currency } = await tx.dpo.findUniqueOrThrow({ where: { id: row.dpo.id }, select: { currency: true } });
    await finishWithPaper(tx, actor, row, { ...paper, policy: { insuredMinor: insured, currency, validUntil, clauses } });
    return readWork(tx, workId);
  });
}
