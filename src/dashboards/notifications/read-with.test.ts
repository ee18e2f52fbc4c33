// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { NotificationAnswer } from '@/modules/notification/notification.schema';
import { readWith } from './notification-centre';

const line = (id: number, kind: NotificationAnswer['kind'], disputeId: number): NotificationAnswer => ({ id, kind, title: '', message: '', is_read: false, created_at: '2026-11-29T08:00:00.000Z', params: { disputeId } });
const LINES = [line(1, 'case_message', 7), line(2, 'case_message', 8), line(3, 'evidence_added', 7)];
const unread = (threads: readonly number[]) => readWith(threads, LINES).filter(({ is_read }) => !is_read).map(({ id }) => id);

describe('the bell beside an open thread', () => {
  it('tells of all but the messages of that thread', () => {
    expect([unread([]), unread([7]), unread([7, 8])]).toEqual([[1, 2, 3], [2, 3], [3]]);
  });

  it('tells of all while nobody sees the page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(unread([7])).toEqual([1, 2, 3]);
  });
});
