import { expect } from 'vitest';
import type { Prisma } from '@/server/generated/client';

/** An entry of the log, as far as a status follows from it. */
interface Logged {
  readonly entity: string;
  readonly entityId: string;
  readonly details: Prisma.JsonValue;
}

/** A thing as the tables have it. */
export type Standing = readonly [entity: string, id: number, status: string];

/** Invariant 5: every status follows from the log, step by step; the log says nothing of a thing that is not there, and leaves none out. */
export function expectRebuilt(log: readonly Logged[], stands: readonly Standing[], hint = ''): void {
  const rebuilt = new Map<string, string>();
  for (const { entity, entityId, details } of log) {
    const { from, to } = details as { from?: string; to?: string };
    if (to === undefined) continue;
    const thing = `${entity} ${entityId}`;
    expect(rebuilt.get(thing), `the log before ${thing} --> ${to}\n${hint}`).toBe(from);
    rebuilt.set(thing, to);
  }
  expect(Object.fromEntries(rebuilt), hint).toEqual(Object.fromEntries(stands.map(([entity, id, status]) => [`${entity} ${id}`, status])));
}
