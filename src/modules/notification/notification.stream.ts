import 'server-only';
import * as z from 'zod';
import type { Actor } from '@/access/actor';
import type { StreamEndpoint } from '@/http/endpoint';
import { Problem } from '@/http/problem';
import { isSessionAlive } from '@/modules/account/session.queries';
import { isDraining, onDraining } from '@/server/lifecycle';
import { CHANNELS, listen } from '@/server/listen';

/** What the outbox says on the channel. */
const said = z.object({ notificationId: z.int(), partyId: z.int() });

const HEARTBEAT_MS = 15_000;
/** Streams of one party in one process; a browser that gets none asks every half minute instead. */
const STREAMS_PER_PARTY = 20;
/** Events that wait for a reader who takes none. */
const QUEUE_LIMIT = 100;

const kept = globalThis as typeof globalThis & { marsaStreams?: Map<number, number> };

function count(partyId: number, change: 1 | -1): void {
  const open = (kept.marsaStreams ??= new Map<number, number>());
  const now = (open.get(partyId) ?? 0) + change;
  if (now > STREAMS_PER_PARTY) throw new Problem('too_many_attempts', {}, 30);
  if (now > 0) open.set(partyId, now);
  else open.delete(partyId);
}

/**
 * Tells a party by ids alone that its bell has something new. `ready` says that the line stands, at first and whenever it
 * was cut: the reader then asks for its list. Each heartbeat asks whether the session still lives, and does not count as use of it.
 *
 * @param signal ends the stream when nobody reads any more
 * @throws Problem too_many_attempts (429)
 */
export function openStream(actor: Pick<Actor, 'sessionId' | 'partyId'>, signal: AbortSignal, heartbeatMs = HEARTBEAT_MS): ReadableStream<Uint8Array> {
  const { sessionId, partyId } = actor;
  const encoder = new TextEncoder();
  let isRead = true;
  let end: () => void = () => undefined;
  count(partyId, 1);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const endings: (() => void)[] = [];
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        count(partyId, -1);
        endings.forEach((ending) => ending());
        if (isRead) controller.close();
      };
      const send = (text: string) => {
        if (!isOpen) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -QUEUE_LIMIT) end();
      };
      const beat = async () => {
        // While the database is away nobody can say; the next beat asks again.
        if (await isSessionAlive(sessionId, partyId).catch(() => true)) send(': heartbeat\n\n');
        else end();
      };
      const onMessage = (payload: string) => {
        const about = parsed(payload);
        if (about?.partyId === partyId) send(`event: notification\ndata: ${JSON.stringify({ id: about.notificationId })}\n\n`);
      };
      send('retry: 3000\n\n');
      const timer = setInterval(() => void beat(), heartbeatMs).unref();
      signal.addEventListener('abort', end, { once: true });
      endings.push(
        () => clearInterval(timer), () => signal.removeEventListener('abort', end), onDraining(end),
        listen(CHANNELS.notification, { onMessage, onReady: () => send('event: ready\ndata: {}\n\n') }),
      );
      if (signal.aborted || isDraining()) end();
    },
    // The reader has gone, and the stream is closed already.
    cancel: () => {
      isRead = false;
      end();
    },
  });
}

function parsed(payload: string): z.output<typeof said> | undefined {
  try {
    return said.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined; // somebody else's word on our channel
  }
}

/** The declared stream; it is no endpoint, whose answer is JSON. */
export const notificationStream: StreamEndpoint = {
  method: 'GET',
  path: '/api/notifications/stream',
  access: 'signed-in',
  summary: 'Server-sent events: `ready`, and `notification` with the id of a new one',
  open: openStream,
};
