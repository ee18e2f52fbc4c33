import 'server-only';

/** Who made an API request and by which declared call, for its line in the access log. */
export interface RequestNote {
  readonly route: string;
  readonly party: number | undefined;
  readonly role: string | null | undefined;
}

/** What server.mjs shares with the application inside it; other servers (tests, `next start`) share nothing. */
interface Lifecycle {
  draining: boolean;
  readonly onDrain: Set<() => void>;
  readonly onStop: Set<() => Promise<void>>;
  /** By request id; server.mjs takes each note with the request's log line. */
  readonly notes: Map<string, RequestNote>;
  /** Ids of requests for pages that are made per request and say of themselves that nothing is there; server.mjs answers 404 and forgets them. */
  readonly absent: Set<string>;
}

function shared(): Lifecycle | undefined {
  return (globalThis as typeof globalThis & { marsaLifecycle?: Lifecycle }).marsaLifecycle;
}

/** Whether the process has been told to end and takes no new work. */
export function isDraining(): boolean {
  return shared()?.draining ?? false;
}

/**
 * Runs something when the process is told to end and still waits for its open requests: an answer without an end of its
 * own ends now.
 *
 * @returns a function that takes it back
 */
export function onDraining(end: () => void): () => void {
  shared()?.onDrain.add(end);
  return () => void shared()?.onDrain.delete(end);
}

/** Runs something after the last request, before the process ends. */
export function beforeExit(stop: () => Promise<void>): void {
  shared()?.onStop.add(stop);
}

/** Gives the page of a request the status 404. Before its first byte, and under server.mjs alone. */
export function noteAbsence(requestId: string | null): void {
  if (requestId) shared()?.absent.add(requestId);
}

/** Adds to the request's line in the access log who made it. */
export function noteRequest(request: Request, note: RequestNote): void {
  const id = request.headers.get('x-request-id');
  if (id) shared()?.notes.set(id, note);
}
