// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { GetForm } from './get-form';

const [replace, push] = [vi.fn(), vi.fn()];
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, push }) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.useFakeTimers();

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  replace.mockClear();
});

/** A page's form, in which something is typed before the scripts are there. */
function show(typed: string, isLive: boolean): HTMLInputElement {
  const form = (
    <GetForm action="/de/shop" values={{ search: 'rice' }} isLive={isLive}>
      <input type="search" name="search" defaultValue="rice" />
    </GetForm>
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(form);
  const field = host.querySelector('input') ?? document.createElement('input');
  field.value = typed;
  act(() => {
    root = hydrateRoot(host, form);
  });
  act(() => void vi.advanceTimersByTime(1000));
  return field;
}

it('looks for what was typed before the scripts were there', () => {
  expect(show('cumin seed', true).value).toBe('cumin seed');
  expect(replace.mock.calls).toEqual([['/de/shop?search=cumin+seed', { scroll: false }]]);
});

it('leaves it in a form that waits for its button, and asks for nothing where nothing was typed', () => {
  expect(show('cumin seed', false).value).toBe('cumin seed');
  show('rice', true);
  expect(replace).not.toHaveBeenCalled();
});
