import { expect } from 'vitest';
import type { Answered } from '../call';
import { CALLS } from './trade-calls';
import type { TradeModel } from './trade-model';
import { apply, predict, repetitionOf, type Asked } from './trade-steps';
import type { TradeWorld } from './trade-world';

/** Makes a call in some manner, compares its answers with what is expected, and does in the model what was done. Gives all answers' status codes. */
type Manner = (asked: Asked, expected: number, model: TradeModel, world: TradeWorld) => Promise<number[]>;

const CROWD = 5;

/** Fails with all that has been done so far, so that the way there can be read. */
function expectStatus({ status, text }: Answered, expected: number, { trail }: TradeWorld): number {
  expect(status, `${trail.join('\n')}\n${text}`).toBe(expected);
  return status;
}

const once: Manner = async (asked, expected, model, world) => {
  const status = expectStatus(await world.send(asked), expected, world);
  if (status < 300) apply(model, asked);
  return [status];
};

/** The same key and body: the same answer. The same key and another body: none. A refusal leaves the key free. Only POSTs know keys. */
const keyed: Manner = async (asked, expected, model, world) => {
  if (!CALLS[asked.action].name.startsWith('POST')) return once(asked, expected, model, world);
  const [first, second] = [await world.send(asked, { key: 'key' }), await world.send(asked, { key: 'key' })];
  const statuses = [first, second].map((answer) => expectStatus(answer, expected, world));
  expect([second.body, second.headers.get('idempotency-hit')]).toEqual([first.body, expected < 300 ? 'true' : null]);
  if (expected >= 300) return statuses;
  apply(model, asked);
  const other = expectStatus(await world.send(asked, { key: 'key', variant: 1 }), 422, world);
  await world.forgetKeys();
  return [...statuses, other];
};

/** Several at the same moment: one wins, and the rest find what it left (invariant 3). */
const crowd: Manner = async (asked, expected, model, world) => {
  const answers = await Promise.all(Array.from({ length: CROWD }, () => world.send(asked)));
  const repetition = repetitionOf(asked.action);
  if (expected >= 300 || repetition === 'same') {
    if (expected < 300) apply(model, asked);
    return answers.map((answer) => expectStatus(answer, expected, world));
  }
  const winners = answers.filter(({ status }) => status === expected);
  expect(winners.length, `${world.trail.join('\n')}\n${answers.map(({ text }) => text).join('\n')}`).toBeGreaterThan(0);
  if (repetition === 'refused') expect(winners, world.trail.join('\n')).toHaveLength(1);
  winners.forEach(() => apply(model, asked));
  const left = repetition === 'another' ? 409 : predict(model, asked);
  for (const loser of answers.filter((answer) => !winners.includes(answer))) expectStatus(loser, left, world);
  return answers.map(({ status }) => status);
};

export const MANNERS: Readonly<Record<Asked['manner'], Manner>> = { once, keyed, crowd };
