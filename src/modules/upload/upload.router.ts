import 'server-only';
import { createRouteHandler, createUploadthing, type FileRouter } from 'uploadthing/next';
import { UploadThingError } from 'uploadthing/server';
import { actorOfRequest, tokensOfRequest } from '@/access/actor';
import { readCapped } from '@/http/body';
import { refuseForeignOrigin } from '@/http/origin';
import { isProblemCode, Problem, type ProblemCode } from '@/http/problem';
import { API_HEADERS, refusal } from '@/http/serve';
import { log } from '@/server/log';
import { embeddedFetch } from '@/server/uploads/embedded-provider';
import { isEmbedded, outerAddress, uploadConfig } from '@/server/uploads/upload-config';
import { keepArrived } from './upload.commands';
import { hashTicket, isTicketGood, keptBy, type Uploader } from './upload.queries';
import { CONTENT_TYPES, isOverQuota, refusalOf, UPLOAD_LIMITS, uploadInput, type AnnouncedFile, type UploadKind } from './upload.schema';

/** What the completion hook answers: the kept file, or why there is none. */
type Outcome = { key: string; name: string } | { refused: ProblemCode };

const builder = createUploadthing({ errorFormatter: ({ message }) => ({ code: isProblemCode(message) ? message : 'file_type_not_allowed' }) });

/** The library's own refusal, carrying a code of ours; `answered` puts the sentence and the status to it. */
const refuse = (code: ProblemCode) => new UploadThingError({ code: 'BAD_REQUEST', message: code });

/** Who uploads: a signed-in party, or the holder of a good ticket. */
async function uploaderOf(request: Request, ticket: string | null): Promise<{ uploader: Uploader; label: string }> {
  if (ticket !== null) {
    const ticketHash = hashTicket(ticket);
    if (!(await isTicketGood(ticketHash))) throw refuse('upload_ticket_invalid');
    return { uploader: { ownerId: null, ticketHash }, label: 'registration' };
  }
  const actor = await actorOfRequest(request);
  if (!actor) throw refuse('authentication_required');
  return { uploader: { ownerId: actor.partyId, ticketHash: null }, label: actor.vendorCode };
}

async function admit(kind: UploadKind, request: Request, ticket: string | null, files: readonly AnnouncedFile[]) {
  const { uploader, label } = await uploaderOf(request, ticket);
  if (kind !== 'document' && uploader.ownerId === null) throw refuse('authentication_required');
  if (files.length === 0 || files.length > UPLOAD_LIMITS.files) throw refuse('too_many_files');
  const code = files.map((file) => refusalOf(file, kind)).find((refused) => refused !== null);
  if (code) throw refuse(code);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (isOverQuota(await keptBy(uploader), { files: files.length, bytes })) throw refuse('upload_quota');
  return { ...uploader, label };
}

/** An exception in the hook would be swallowed by the library: it is logged here, and the refusal is its answer. */
async function complete(kind: UploadKind, file: { key: string; name: string }, { label, ...uploader }: Uploader & { label: string }): Promise<Outcome> {
  try {
    const { key, name } = await keepArrived({ key: file.key, name: file.name, kind, label, uploader });
    return { key, name };
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code };
    log('error', 'upload.failed', { error: error instanceof Error ? error.message : String(error) });
    return { refused: 'internal' };
  }
}

/** The limits that the library shows and checks come in powers of two; `refusalOf` holds the exact ones. */
function routeOf(kind: UploadKind) {
  const limits = { maxFileSize: '8MB', maxFileCount: UPLOAD_LIMITS.files, acl: kind === 'picture' ? 'public-read' : 'private', contentDisposition: 'attachment' } as const;
  return builder(Object.fromEntries(CONTENT_TYPES[kind].map((type) => [type, limits])))
    .input(uploadInput)
    .middleware(({ req, input, files }) => admit(kind, req, input.ticket, files))
    .onUploadComplete(({ file, metadata }) => complete(kind, file, metadata));
}

export const uploadRouter = { document: routeOf('document'), picture: routeOf('picture'), photo: routeOf('photo') } satisfies FileRouter;
export type UploadRouter = typeof uploadRouter;

const library = createRouteHandler({ router: uploadRouter, config: { ...uploadConfig(), ...(isEmbedded() ? { fetch: embeddedFetch } : {}) } });

/** The library's answer as the rest of the API answers: refusals by code, our headers, and addresses that the browser may use. */
async function answered(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
    return refusal(new Problem(isProblemCode(code) ? code : 'invalid_input'));
  }
  const addressed = Array.isArray(body) ? body.map((entry: object) => ('url' in entry && typeof entry.url === 'string' ? { ...entry, url: outerAddress(entry.url) } : entry)) : body;
  return new Response(JSON.stringify(addressed), { headers: API_HEADERS });
}

async function handle(request: Request): Promise<Response> {
  try {
    const isHook = request.headers.has('uploadthing-hook');
    const { by } = tokensOfRequest(request);
    if (!isHook && by !== 'bearer') refuseForeignOrigin(request, by === 'cookie');
    // The library reads a body of any size and any name of a route: both are bounded here.
    const body = await readCapped(request, BODY_LIMIT);
    if (!Object.hasOwn(uploadRouter, new URL(request.url).searchParams.get('slug') ?? '')) throw new Problem('not_found');
    const bounded = new Request(request.url, { method: 'POST', headers: request.headers, body: Buffer.from(body) });
    return await answered(await library.POST(bounded as Parameters<typeof library.POST>[0]));
  } catch (error) {
    if (!(error instanceof Problem)) log('error', 'upload.failed', { error: String(error) });
    return refusal(error instanceof Problem ? error : new Problem('internal'));
  }
}

const BODY_LIMIT = 100 * 1024;

/** GET and POST /api/uploadthing. */
export const uploadRoutes = {
  GET: async (request: Request) => answered(await library.GET(request as Parameters<typeof library.GET>[0])),
  POST: handle,
};
