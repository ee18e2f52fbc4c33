import 'server-only';
import { Client } from 'pg';
import { env } from './env';
import { log } from './log';

/** Postgres channels of the house. A payload holds ids alone. */
export const CHANNELS = {
  /** A party has something new. */
  notification: 'marsa_notifications',
  /** The outbox holds something that waits. */
  outbox: 'marsa_outbox',
} as const;

type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** The line stands. Called again after it was cut: what was said in between is lost, so look for yourself. */
  readonly onReady: () => void;
}

interface Hub {
  readonly listeners: Record<Channel, Set<Listener>>;
  client: Client | null;
  isReady: boolean;
  /** Ends the health check, or the wait for the next try. */
  timer: NodeJS.Timeout | null;
}

const RETRY_MS = 1000;
const HEALTH_MS = 30_000;

// Routes and instrumentation may be bundled apart, and development reloads modules: the line is the process's.
const kept = globalThis as typeof globalThis & { marsaListen?: Hub };

function hub(): Hub {
  return (kept.marsaListen ??= {
    listeners: { [CHANNELS.notification]: new Set(), [CHANNELS.outbox]: new Set() },
    client: null, isReady: false, timer: null,
  });
}

/**
 * Hears what is said on a channel, over the one connection that a process keeps for it. It connects with the first
 * listener, again and again while the database is away, and ends with the last one.
 *
 * @returns a function that stops listening
 */
export function listen(channel: Channel, listener: Listener): () => void {
  const line = hub();
  line.listeners[channel].add(listener);
  if (!line.client && !line.timer) connect(line);
  else if (line.isReady) queueMicrotask(() => line.listeners[channel].has(listener) && listener.onReady());
  return () => {
    line.listeners[channel].delete(listener);
    if (allListeners(line).length === 0) hangUp(line);
  };
}

function allListeners(line: Hub): Listener[] {
  return Object.values(line.listeners).flatMap((set) => [...set]);
}

function connect(line: Hub): void {
  const client = new Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 5000, keepAlive: true });
  line.client = client;
  line.timer = null;
  const lost = (error?: unknown) => {
    if (line.client !== client) return;
    log('warn', 'listen.lost', { error: String(error ?? 'the connection ended') });
    hangUp(line);
    line.timer = setTimeout(() => connect(line), RETRY_MS).unref();
  };
  client.on('error', lost);
  client.on('end', () => lost());
  client.on('notification', ({ channel, payload }) => {
    if (line.client === client && channel in line.listeners) line.listeners[channel as Channel].forEach((listener) => listener.onMessage(payload ?? ''));
  });
  begin(line, client).catch(lost);
}

async function begin(line: Hub, client: Client): Promise<void> {
  await client.connect();
  for (const channel of Object.values(CHANNELS)) await client.query(`LISTEN ${channel}`);
  if (line.client !== client) return;
  line.isReady = true;
  // A line that is cut without a word would stay silent for ever.
  line.timer = setInterval(() => void client.query('SELECT 1').catch((error: unknown) => client.emit('error', error as Error)), HEALTH_MS).unref();
  allListeners(line).forEach((listener) => listener.onReady());
}

function hangUp(line: Hub): void {
  if (line.timer) clearTimeout(line.timer);
  const { client } = line;
  Object.assign(line, { client: null, isReady: false, timer: null });
  // It may be gone already; there is nothing left to end then.
  client?.end().catch(() => undefined);
}
