// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefreshOnRing } from './refresh-on-ring';

const house = vi.hoisted(() => ({ refresh: vi.fn(), lines: null as readonly { id: number; created_at: string }[] | null }));
const COUNTED = '2026-11-29T08:00:00.000Z';
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: house.refresh }) }));
vi.mock('./notification-centre', () => ({ useNotifications: () => ({ state: { phase: house.lines ? 'ready' : 'loading' }, lines: house.lines ?? [] }) }));

let root: Root;
/** The bell as it is now; null while it is being asked for. */
async function bell(ids: readonly number[] | null, created_at = '2026-11-29T07:00:00.000Z'): Promise<number> {
  house.lines = ids && ids.map((id) => ({ id, created_at }));
  await act(async () => root.render(<RefreshOnRing since={COUNTED} />));
  return house.refresh.mock.calls.length;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  house.refresh.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(async () => root.unmount()));

it('has the page made anew for a line that comes, and not for those that are there or go', async () => {
  expect([await bell(null), await bell([3, 2]), await bell([3, 2])]).toEqual([0, 0, 0]);
  expect([await bell([4, 3, 2]), await bell([4, 3]), await bell([7, 6, 4])]).toEqual([1, 1, 2]);
});

it('has it made anew also for a line that came after it was made and before the bell was asked for', async () => {
  expect([await bell(null), await bell([3], '2026-11-29T08:00:00.001Z'), await bell([3], '2026-11-29T08:00:00.001Z')]).toEqual([0, 1, 1]);
});
