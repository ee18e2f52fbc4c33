import 'server-only';
import * as z from 'zod';
import { readRange, type Counted, type Range } from '@/http/list';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import en from '../../../messages/en.json';
import { notificationKind, type NotificationAnswer, type NotificationKind } from './notification.schema';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** A party's notifications, newest first. The sentences are English, as the API's are; a screen makes its own from `kind`. */
export function listNotifications(partyId: number, range: Range): Promise<Counted<NotificationAnswer>> {
  const where = { partyId };
  return readRange(range, {
    rows: (part) => db.notification.findMany({ where, select: notificationFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.notification.count({ where }),
    answer: toNotificationAnswer,
  });
}

const notificationFields = { id: true, kind: true, params: true, isRead: true, createdAt: true } satisfies Prisma.NotificationSelect;

function toNotificationAnswer(row: Prisma.NotificationGetPayload<{ select: typeof notificationFields }>): NotificationAnswer {
  const kind = notificationKind.parse(row.kind);
  const values = params.parse(row.params);
  return { id: row.id, ...notificationText(kind, values), is_read: row.isRead, created_at: row.createdAt.toISOString(), kind, params: values };
}

/** The English title and message of a kind. Its messages hold plain placeholders only (messages.test.ts). */
function notificationText(kind: NotificationKind, values: Readonly<Record<string, string | number>>): { title: string; message: string } {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { document: en.kyc.types, milestone: en.status };
  const shown = (name: string, value: string | number = '') => words[name]?.[value] ?? value;
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(shown(name, values[name])));
  const { title, message } = en.notification[kind];
  return { title: fill(title), message: fill(message) };
}
