import 'server-only';

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One JSON line on standard output (errors on standard error), time in UTC. JSON escapes line breaks, so a value can't
 * forge a line. Never give it a body, a token, a cookie or a query string.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ ts: new Date().toISOString(), level, event, ...fields });
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}
