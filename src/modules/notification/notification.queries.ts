import 'server-only';
import * as z from 'zod';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { db } from '@/server/db';
import en from '../../../messages/en.json';
import { notificationKind, type NotificationAnswer, type NotificationKind } from './notification.schema';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** A party's notifications, newest first. The sentences are English, as the API's are; a screen makes its own from `kind`. */
export async function listNotifications(partyId: number): Promise<NotificationAnswer[]> {
  const rows = await db.notification.findMany({
    where: { partyId }, select: { id: true, kind: true, params: true, isRead: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: SETTINGS.listLimit,
  });
  return rows.map((row) => {
    const kind = notificationKind.parse(row.kind);
    const values = params.parse(row.params);
    return { id: row.id, ...notificationText(kind, values), is_read: row.isRead, created_at: row.createdAt.toISOString(), kind, params: values };
  });
}

/** The English title and message of a kind. Its messages hold plain placeholders only (messages.test.ts). */
function notificationText(kind: NotificationKind, values: Readonly<Record<string, string | number>>): { title: string; message: string } {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const { title, message } = en.notification[kind];
  return { title: fill(title), message: fill(message) };
}
