// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Markup } from './kept-markup';
import { MarkupWithPlaces } from './markup-with-places';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const html = (name: string) => `<b>${name}</b><div data-place="account"><a href="/register">Join</a></div><div data-place="look"></div>`;
const markup = (name: string) => html(name) as string as Markup;
const places = { account: <b>Dashboard</b>, look: <i>dark</i> };
const textOf = (page: HTMLElement) => [...page.querySelectorAll('b, a, i')].map((element) => element.textContent);

it('puts what needs scripts in the place of what stood there without them', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `<div class="contents">${html('kept')}</div>`;
  const bold = page.querySelector('b');
  await act(() => hydrateRoot(page, <MarkupWithPlaces className="contents" markup={markup('kept')} places={places} />));
  expect(page.querySelector('b')).toBe(bold);
  expect(textOf(page)).toEqual(['kept', 'Dashboard', 'dark']);
});

it('finds the places anew when another markup comes, and leaves them with the page', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(() => root.render(<MarkupWithPlaces markup={markup('first')} places={places} />));
  await act(() => root.render(<MarkupWithPlaces markup={markup('second')} places={{ account: <b>Roles</b> }} />));
  expect(textOf(page)).toEqual(['second', 'Roles']);
  await act(() => root.unmount());
  expect(page.innerHTML).toBe('');
});
