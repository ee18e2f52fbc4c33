import 'server-only';
import { createHash } from 'node:crypto';
import { Problem } from '@/http/problem';
import { contactDetailsIn } from '@/modules/moderation/moderation.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { audit, SYSTEM, type AuditActor } from '@/server/audit';
import { db, type Tx } from '@/server/db';
import { log } from '@/server/log';
import { transact } from '@/server/transact';
import { inspect, type Inspected } from '@/server/uploads/inspect';
import { forgetAbandoned, listOlderThan, readFile, remove, store } from '@/server/uploads/storage';
import { keptBy, orphanKeys, withoutRow, type Uploader } from './upload.queries';
import { cleanFileName, endingOf, isOverQuota, typeOfName, UPLOAD_LIMITS, type UploadedFile, type UploadKind } from './upload.schema';

/** A file that has come, and whose it is. */
export interface ArrivedFile {
  readonly key: string;
  readonly name: string;
  readonly kind: UploadKind;
  readonly uploader: Uploader;
  /** The uploader as the audit log names it. */
  readonly label: string;
}

const accessOf = (kind: UploadKind) => (kind === 'picture' ? 'public-read' : 'private');

/**
 * The name that a file is served under, whoever saves it: the storage knows one name for all. A name can give a contact away as
 * well as a text; a picture is open to everybody. What the file is called stays in its row, past the moderation for others.
 */
const servedName = (kind: UploadKind, name: string) => {
  if (kind === 'picture') return 'picture.webp';
  return contactDetailsIn(name).length === 0 ? name : `${kind}.${endingOf(name).toLowerCase()}`;
};

/**
 * Keeps a file that has come up, or leaves nothing of it: neither a row nor a byte. A picture is kept as it was drawn
 * anew, under a key of its own, and so is what may not be served under the name that it came with.
 *
 * @throws Problem file_type_not_allowed, file_too_large, file_type_mismatch, file_damaged, picture_too_large, file_content_refused, upload_quota
 */
export async function keepArrived(file: ArrivedFile): Promise<UploadedFile> {
  const keys = [file.key];
  try {
    const bytes = await readFile(file.key);
    const { inspected, name } = await inspectNamed(bytes, file);
    // The storage keeps the name under which a file came: under another it has to come again.
    const served = servedName(file.kind, name);
    const isAnew = inspected.bytes !== bytes || served !== file.name;
    const key = isAnew ? await store({ ...inspected, name: served }, accessOf(file.kind)) : file.key;
    keys.push(key);
    await transact((tx) => addRow(tx, { ...file, key, name }, inspected));
    if (isAnew) await remove([file.key]);
    return { key, name };
  } catch (error) {
    await remove(keys).catch((failure: unknown) => log('warn', 'upload.not_removed', { error: String(failure) }));
    throw error;
  }
}

/**
 * Keeps a file that this house made itself, through the same inspection: the demo's papers, and tests.
 *
 * @throws Problem as keepArrived
 */
export async function keepOwn(file: Omit<ArrivedFile, 'key'>, bytes: Uint8Array): Promise<UploadedFile> {
  const { inspected, name } = await inspectNamed(bytes, file);
  const key = await store({ ...inspected, name: servedName(file.kind, name) }, accessOf(file.kind));
  await transact((tx) => addRow(tx, { ...file, key, name }, inspected));
  return { key, name };
}

async function inspectNamed(bytes: Uint8Array, file: Pick<ArrivedFile, 'name' | 'kind'>): Promise<{ inspected: Inspected; name: string }> {
  const name = cleanFileName(file.name);
  const type = typeOfName(name, file.kind);
  if (!type) throw new Problem('file_type_not_allowed');
  if (bytes.byteLength > UPLOAD_LIMITS.bytes) throw new Problem('file_too_large');
  const inspected = await inspect(bytes, type, file.kind);
  return { inspected, name: file.kind === 'picture' ? name.replace(/\.\w+$/, '.webp') : name };
}

async function addRow(tx: Tx, { key, name, kind, uploader, label }: ArrivedFile, { contentType, bytes }: Inspected): Promise<void> {
  await refuseOverQuota(tx, uploader, bytes.byteLength);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await tx.storedFile.create({ data: { key, name, kind, ...uploader, contentType, size: bytes.byteLength, sha256 }, select: { key: true } });
  await audit(tx, { actor: { partyId: uploader.ownerId, label }, action: 'file.uploaded', entity: 'file', entityId: key, details: { kind, contentType, size: bytes.byteLength, sha256 } });
}

/** Counts under a lock of the uploader's, so that files that come at the same time can't pass together. */
async function refuseOverQuota(tx: Tx, uploader: Uploader, more: number): Promise<void> {
  const lock = uploader.ownerId === null ? `ticket:${uploader.ticketHash}` : `party:${uploader.ownerId}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads:${lock}`}, 0))`;
  if (isOverQuota(await keptBy(uploader, tx), { files: 1, bytes: more })) throw new Problem('upload_quota');
}

/** Gives the files of a registration's ticket to the party that it became. */
export async function adoptFiles(tx: Tx, ticketHash: string, ownerId: number): Promise<void> {
  await tx.storedFile.updateMany({ where: { ticketHash, ownerId: null }, data: { ownerId } });
}

/**
 * Makes one of a party's pictures its picture, or takes it away. The one before goes with the next purge.
 *
 * @throws Problem file_unknown, also for another party's
 */
export async function choosePicture(actor: AuditActor & { partyId: number }, key: string | null): Promise<void> {
  await transact(async (tx) => {
    if (key !== null && (await tx.storedFile.count({ where: { key, kind: 'picture', ownerId: actor.partyId } })) === 0) throw new Problem('file_unknown');
    await tx.party.update({ where: { id: actor.partyId }, data: { pictureKey: key }, select: { id: true } });
    await audit(tx, { actor, action: 'party.picture', entity: 'party', entityId: actor.partyId, details: { key } });
  });
}

const AT_ONCE = 100;

/**
 * Removes what nobody needs: uploads that were begun and never came, files that were never handed in, and bytes that
 * lost their row. Run by the clock.
 */
export async function purgeFiles(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - SETTINGS.orphanFileHours * 3_600_000);
  await forgetAbandoned(new Date(now.getTime() - 3_600_000));
  const orphans = await orphanKeys(before, AT_ONCE);
  for (const key of orphans) await purge(key);
  const strays = await withoutRow(await listOlderThan(before));
  await remove(strays.slice(0, AT_ONCE));
}

/** The row first, in case it was handed in meanwhile: the database then refuses, and the bytes stay. */
async function purge(key: string): Promise<void> {
  const isGone = await transact(async (tx) => {
    const { count } = await tx.storedFile.deleteMany({ where: { key, submissions: { none: {} }, advices: { none: {} }, rfqFiles: { none: {} }, offerFiles: { none: {} }, caseFiles: { none: {} }, workPaper: null, surveyPhoto: null, pictures: { none: {} } } });
    if (count > 0) await audit(tx, { actor: SYSTEM, action: 'file.purged', entity: 'file', entityId: key });
    return count > 0 && (await db.party.count({ where: { pictureKey: key } })) === 0;
  });
  if (isGone) await remove([key]);
}
