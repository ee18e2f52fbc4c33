import 'server-only';
import { Problem } from '@/http/problem';
import { db } from './db';

/** How many failures a key may have in a window before it waits. */
export interface ThrottleRule {
  readonly key: string;
  readonly failures: number;
  readonly windowMinutes: number;
}

/**
 * Counts an attempt before it is made, in one atomic statement, so that parallel attempts can't slip past. From the
 * last allowed failure on the key waits 30 s, doubling up to 15 minutes; it is never locked for good (ASVS 6.1.1).
 *
 * @returns how many attempts the window holds, this one included
 * @throws Problem too_many_attempts (429) with the seconds to wait
 */
export async function countAttempt(rule: ThrottleRule): Promise<number> {
  const rows = await db.$queryRaw<{ failures: number }[]>`
    INSERT INTO "Throttle" AS kept ("key", "failures", "windowStart") VALUES (${rule.key}, 1, now())
    ON CONFLICT ("key") DO UPDATE SET
      "failures" = CASE WHEN kept."windowStart" < now() - make_interval(mins => ${rule.windowMinutes}::int) THEN 1 ELSE kept."failures" + 1 END,
      "windowStart" = CASE WHEN kept."windowStart" < now() - make_interval(mins => ${rule.windowMinutes}::int) THEN now() ELSE kept."windowStart" END,
      "blockedUntil" = CASE
        WHEN kept."windowStart" < now() - make_interval(mins => ${rule.windowMinutes}::int) OR kept."failures" + 1 < ${rule.failures}::int THEN NULL
        ELSE now() + least(interval '15 minutes', interval '30 seconds' * (2 ^ least(kept."failures" + 1 - ${rule.failures}::int, 10))) END
    WHERE kept."blockedUntil" IS NULL OR kept."blockedUntil" < now()
    RETURNING "failures"`;
  if (rows[0]) return rows[0].failures;
  const [wait] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT greatest(1, ceil(extract(epoch FROM "blockedUntil" - now())))::int AS seconds FROM "Throttle" WHERE "key" = ${rule.key}`;
  throw new Problem('too_many_attempts', {}, wait?.seconds ?? 30);
}

/** How often something may be done within a window that begins with the first time. */
export interface UseRule {
  readonly key: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Counts a use of something that costs (a mail, an account) before it happens, in one atomic statement. Unlike an
 * attempt it is no failure: nothing doubles, the window ends and the key is free again.
 *
 * @throws Problem too_many_attempts (429) with the seconds until the window ends
 */
export async function countUse({ key, most, windowSeconds }: UseRule): Promise<void> {
  const rows = await db.$queryRaw<{ failures: number }[]>`
    INSERT INTO "Throttle" AS kept ("key", "failures", "windowStart") VALUES (${key}, 1, now())
    ON CONFLICT ("key") DO UPDATE SET
      "failures" = CASE WHEN kept."windowStart" <= now() - make_interval(secs => ${windowSeconds}::int) THEN 1 ELSE kept."failures" + 1 END,
      "windowStart" = CASE WHEN kept."windowStart" <= now() - make_interval(secs => ${windowSeconds}::int) THEN now() ELSE kept."windowStart" END
    WHERE kept."failures" < ${most}::int OR kept."windowStart" <= now() - make_interval(secs => ${windowSeconds}::int)
    RETURNING "failures"`;
  if (rows.length > 0) return;
  const [wait] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT greatest(1, ceil(extract(epoch FROM "windowStart" + make_interval(secs => ${windowSeconds}::int) - now())))::int AS seconds
    FROM "Throttle" WHERE "key" = ${key}`;
  throw new Problem('too_many_attempts', {}, wait?.seconds ?? windowSeconds);
}

/** Counts something that happens in a window, and lets it happen. Gives how often it has, this time included. */
export async function countEvent(key: string, windowMinutes: number): Promise<number> {
  const [row] = await db.$queryRaw<{ failures: number }[]>`
    INSERT INTO "Throttle" AS kept ("key", "failures", "windowStart") VALUES (${key}, 1, now())
    ON CONFLICT ("key") DO UPDATE SET
      "failures" = CASE WHEN kept."windowStart" < now() - make_interval(mins => ${windowMinutes}::int) THEN 1 ELSE kept."failures" + 1 END,
      "windowStart" = CASE WHEN kept."windowStart" < now() - make_interval(mins => ${windowMinutes}::int) THEN now() ELSE kept."windowStart" END
    RETURNING "failures"`;
  return row?.failures ?? 1;
}

/** Forgets counts that nothing looks at any more. */
export async function pruneAttempts(): Promise<void> {
  await db.$executeRaw`DELETE FROM "Throttle" WHERE "windowStart" < now() - interval '1 day' AND ("blockedUntil" IS NULL OR "blockedUntil" < now())`;
}

/** Forgets a key's failures after a success. */
export async function clearAttempts(key: string): Promise<void> {
  await db.throttle.deleteMany({ where: { key } });
}

/** Takes one counted attempt back: a success from an address that others share. */
export async function forgiveAttempt(key: string): Promise<void> {
  await db.$executeRaw`UPDATE "Throttle" SET "failures" = greatest(0, "failures" - 1), "blockedUntil" = NULL WHERE "key" = ${key}`;
}
