// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOnRing } from './use-on-ring';

const house = vi.hoisted(() => ({ reload: vi.fn(), lines: null as readonly { id: number; created_at: string }[] | null, since: null as string | null }));
vi.mock('./notification-centre', () => ({ useNotifications: () => ({ state: { phase: house.lines ? 'ready' : 'loading' }, lines: house.lines ?? [] }) }));

function List() {
  useOnRing(house.reload, house.since);
  return null;
}

let root: Root;
/** The bell's lines and the moment of which the list's rows are; null for what is still being asked for. Gives how often the list was asked for again. */
async function at(lines: typeof house.lines, since: string | null): Promise<number> {
  Object.assign(house, { lines, since });
  await act(async () => root.render(<List />));
  return house.reload.mock.calls.length;
}
const line = (id: number, created_at = '2026-11-29T08:00:01.000Z') => ({ id, created_at });
const READ = '2026-11-29T08:00:00.000Z';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  house.reload.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(async () => root.unmount()));

it('a list is asked for again where a line came between its reading and the first answer of the bell, whichever is there first', async () => {
  expect([await at(null, null), await at([line(3)], null), await at([line(3)], READ), await at([line(3)], READ)]).toEqual([0, 0, 1, 1]);
  await act(async () => root.render(null));
  expect([await at(null, null), await at(null, READ), await at([line(3)], READ)]).toEqual([1, 1, 2]);
});

it('and not for what it knew already; what comes afterwards is news, also while it is being read', async () => {
  expect([await at([line(2, READ)], null), await at([line(2, READ)], READ)]).toEqual([0, 0]);
  expect([await at([line(4), line(2, READ)], null), await at([line(4), line(2, READ)], READ)]).toEqual([0, 1]);
});
