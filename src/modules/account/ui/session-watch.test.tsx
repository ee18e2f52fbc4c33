// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStoredSession, storeSession } from '@/access/stored-session';
import { api } from '@/http/client';
import { notify, NotifyHost } from '@/ui/notify';
import { SessionWatch } from './session-watch';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
let root: Root;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: false, error: 'Authentication required.', code: 'authentication_required' }), { status: 401 }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(
    <>
      <NotifyHost labels={{ ok: 'OK', cancel: 'Cancel', close: 'Close', copy: 'Copy', copied: 'Copied', discard: { question: '?', discard: 'Discard', keep: 'Keep' } }} />
      <SessionWatch text="Your session has ended." link={{ label: 'Sign in again', href: '/de/login' }} />
    </>,
  ));
});
afterEach(async () => {
  await act(async () => notify.forgetErrors());
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector<HTMLAnchorElement>('.toast a');
const signIn = () => storeSession({
  user: { first_name: 'Ada', last_name: 'L', role: 'buyer', vendor_code: 'BUY-7K3Q9M' },
  token: `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.x`,
} as Parameters<typeof storeSession>[0]);
const refused = () => act(async () => {
  await api('GET /api/desk', {}).catch(() => undefined);
});

it('a session that ends under a page shows the way to sign in, in a window of its own', async () => {
  await act(async () => signIn());
  await refused();
  await refused();
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect([link()?.textContent, link()?.getAttribute('href'), link()?.target]).toEqual(['Sign in again', '/de/login', '_blank']);
  // Signed in elsewhere: nothing is in the way any more.
  await act(async () => signIn());
  expect(link()).toBeNull();
});

it('a logout in another tab leaves what is typed on a guarded page, with the way to sign in and back; other news says nothing', async () => {
  window.history.replaceState(null, '', '/de/rfq/7?from=shop');
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = '40 MT';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const hear = (key: string | null, newValue: string | null) => act(async () => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  // What the emptying of the storage may say, in a tab's own sign-out too.
  for (const [key, value] of [[null, null], ['token', null], ['marsa:signedOutAt', null]] as const) await hear(key, value);
  await act(async () => clearStoredSession());
  expect(link()).toBeNull();
  await hear('marsa:signedOutAt', '1');
  expect([link()?.getAttribute('href'), field.value]).toEqual([`/de/login?next=${encodeURIComponent('/rfq/7?from=shop')}`, '40 MT']);
  window.history.replaceState(null, '', '/');
});

it('a visitor, who had none, is told nothing', async () => {
  await refused();
  expect(document.querySelector('.toast')).toBeNull();
});

it('a page kept whole over a sign-out is asked for anew when it comes back, a visitor’s and a reloaded one are not', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(true);
  await act(async () => signIn());
  comeBack(true);
  await act(async () => clearStoredSession());
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
