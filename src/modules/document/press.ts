import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Problem } from '@/http/problem';
import { env } from '@/server/env';
import { log } from '@/server/log';
import type { Sheet } from './drawing';

type Bytes = Uint8Array<ArrayBuffer>;

/** One paper, or many in one file, which take their time and must not keep the others waiting: each has a thread. */
const LANES = { one: { waiting: 16, seconds: 60 }, many: { waiting: 2, seconds: 120 } } as const;
type Lane = keyof typeof LANES;

/** Papers of one party that wait or are drawn at once: a burst of one party leaves places for the others. */
const EACH = 5;
const KEPT_BYTES = 32 * 1024 * 1024;
/** A thread that nobody needs gives its fonts back. */
const IDLE_MS = 60_000;
/** Seconds after which a paper that found no place may be asked for again. */
const RETRY_AFTER = 5;
const FILE = join(/*turbopackIgnore: true*/ process.cwd(), 'src', 'modules', 'document', 'drawing.worker.mjs');

/** A sheet when it is its turn, and whether it is all there: one that lacks a photo is not kept. */
interface Ready {
  readonly sheet: Sheet;
  readonly isWhole: boolean;
}

/** Who asks for a paper, and how it is made ready once it is its turn. */
export interface PrintOrder {
  readonly partyId: number;
  readonly lane?: Lane;
  /** Makes what is too heavy to wait with, as photos; the sheet as it is when absent. */
  readonly prepare?: () => Promise<Ready>;
}

interface Job {
  readonly partyId: number;
  readonly prepare: () => Promise<Ready>;
  readonly done: (bytes: Bytes, isWhole: boolean) => void;
  readonly fail: (error: unknown) => void;
}

interface Desk {
  worker: Worker | null;
  isBusy: boolean;
  idle: NodeJS.Timeout | undefined;
  readonly waiting: Job[];
}

interface Press {
  readonly desks: Readonly<Record<Lane, Desk>>;
  /** Papers as they were drawn, by what they say; the one that was not asked for longest goes first. */
  readonly kept: Map<string, Bytes>;
  keptBytes: number;
  /** What is being drawn, or waits for it: who asks for the same gets the same. */
  readonly open: Map<string, Promise<Bytes>>;
  readonly byParty: Map<number, number>;
}

const newDesk = (): Desk => ({ worker: null, isBusy: false, idle: undefined, waiting: [] });
/** Development reloads modules, hence the global. */
const shared = globalThis as typeof globalThis & { marsaPress?: Press };
const press: Press = (shared.marsaPress ??= { desks: { one: newDesk(), many: newDesk() }, kept: new Map(), keptBytes: 0, open: new Map(), byParty: new Map() });

/**
 * A sheet as PDF, drawn in a thread of its own, one after the other, or as it was drawn before: what a paper says is what it
 * is kept by, so that a paper which says anything else is drawn anew.
 *
 * @throws Problem unavailable (503) when too many wait or it takes too long, too_many_attempts (429) when too many of them are the same party's; both with Retry-After
 */
export async function print(sheet: Sheet, { partyId, lane = 'one', prepare }: PrintOrder): Promise<Bytes> {
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64');
  const kept = press.kept.get(key);
  if (kept) {
    press.kept.delete(key);
    press.kept.set(key, kept);
    return kept;
  }
  const open = press.open.get(key);
  if (open) return open;
  const drawn = enqueue(key, partyId, lane, prepare ?? (async () => ({ sheet, isWhole: true })));
  press.open.set(key, drawn);
  try {
    return await drawn;
  } finally {
    press.open.delete(key);
  }
}

async function enqueue(key: string, partyId: number, lane: Lane, prepare: Job['prepare']): Promise<Bytes> {
  const desk = press.desks[lane];
  const own = press.byParty.get(partyId) ?? 0;
  if (own >= EACH) throw new Problem('too_many_attempts', {}, RETRY_AFTER);
  if (desk.waiting.length >= LANES[lane].waiting) {
    log('warn', 'press.full', { lane });
    throw new Problem('unavailable', {}, RETRY_AFTER);
  }
  press.byParty.set(partyId, own + 1);
  try {
    return await new Promise<Bytes>((resolve, reject) => {
      desk.waiting.push({
        partyId, prepare, fail: reject,
        done: (bytes, isWhole) => {
          if (isWhole) keep(key, bytes);
          resolve(bytes);
        },
      });
      void drain(lane);
    });
  } finally {
    const left = (press.byParty.get(partyId) ?? 1) - 1;
    if (left > 0) press.byParty.set(partyId, left);
    else press.byParty.delete(partyId);
  }
}

function keep(key: string, bytes: Bytes): void {
  // A paper is looked at again while somebody works on it; what is drawn while sources change must not be.
  if (!env.isProduction && !env.isTest) return;
  press.kept.set(key, bytes);
  press.keptBytes += bytes.byteLength;
  for (const [oldest, { byteLength }] of press.kept) {
    if (press.keptBytes <= KEPT_BYTES) return;
    press.kept.delete(oldest);
    press.keptBytes -= byteLength;
  }
}

/** Draws what waits, one after the other, until nothing does. */
async function drain(lane: Lane): Promise<void> {
  const desk = press.desks[lane];
  if (desk.isBusy) return;
  desk.isBusy = true;
  clearTimeout(desk.idle);
  for (let job = desk.waiting.shift(); job; job = desk.waiting.shift()) {
    try {
      const { sheet, isWhole } = await job.prepare();
      job.done(await drawnBy(desk, sheet, lane), isWhole);
    } catch (error) {
      job.fail(error);
    }
  }
  desk.isBusy = false;
  desk.idle = setTimeout(() => void retire(desk), IDLE_MS).unref();
}

async function retire(desk: Desk): Promise<void> {
  const { worker } = desk;
  desk.worker = null;
  await worker?.terminate();
}

function started(desk: Desk): Worker {
  if (desk.worker) return desk.worker;
  // Not imported: the build would take a thread's file, and all that it reads, into itself.
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const worker = new Thread(FILE, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 768 } });
  worker.unref();
  // Also when it fails between two papers: the next one has a thread of its own again.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (desk.worker === worker) desk.worker = null;
  });
  desk.worker = worker;
  return worker;
}

function drawnBy(desk: Desk, sheet: Sheet, lane: Lane): Promise<Bytes> {
  const worker = started(desk);
  return new Promise<Bytes>((resolve, reject) => {
    const late = setTimeout(() => {
      log('error', 'press.late', { lane, kind: sheet.kind, seconds: LANES[lane].seconds });
      end(() => reject(new Problem('unavailable', {}, RETRY_AFTER)));
      void retire(desk);
    }, LANES[lane].seconds * 1000);
    const end = (settle: () => void) => {
      clearTimeout(late);
      worker.off('message', told).off('error', failed).off('exit', gone);
      settle();
    };
    const told = ({ bytes, error }: { bytes?: Bytes; error?: string }) => end(() => (bytes ? resolve(bytes) : reject(new Error(`A paper could not be drawn: ${error}`))));
    const failed = (error: Error) => end(() => reject(error));
    const gone = () => end(() => reject(new Error('The thread that draws papers has ended')));
    worker.on('message', told).once('error', failed).once('exit', gone);
    worker.postMessage(sheet);
  });
}
