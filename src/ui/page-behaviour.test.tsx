// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown';
import { PageBehaviour } from './page-behaviour';
import { SoftLink } from './soft-link';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
/** Whether the browser was left to load a document. */
let isLeft: boolean;

beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  act(() => root.render(
    <>
      <PageBehaviour />
      <SoftLink href="/de/shop?page=2#filters"><b>list</b></SoftLink>
      <SoftLink href="https://elsewhere.example/">elsewhere</SoftLink>
      <SoftLink href="/shop" target="_blank">tab</SoftLink>
      <SoftLink href="/shop" onClick={(event) => event.preventDefault()}>answered</SoftLink>
      <a href="/files/terms.pdf">document</a>
      <form data-soft="" action="/de/shop"><input name="search" defaultValue=" cumin seed " /><input name="port" defaultValue="" /></form>
      {['one', 'two'].map((name) => (
        <Dropdown key={name} label={name}>
          <button type="button">{`choose ${name}`}</button>
        </Dropdown>
      ))}
    </>,
  ));
  // Behind the listener under test: jsdom loads no documents.
  window.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  }, { once: true });
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  push.mockClear();
});

function click(text: string, init: MouseEventInit = {}): void {
  const found = [...document.querySelectorAll('b, a, button')].find((element) => element.textContent === text);
  act(() => void found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));
}

it('follows a marked link, whatever inside it was pressed', () => {
  click('list');
  expect(push.mock.calls).toEqual([['/de/shop?page=2#filters']]);
  expect(isLeft).toBe(false);
});

it.each([['elsewhere'], ['tab'], ['document']])('leaves "%s" to the browser', (text) => {
  click(text);
  expect(push).not.toHaveBeenCalled();
  expect(isLeft).toBe(true);
});

it('leaves a press that opens a tab to the browser, and one that was answered to whoever answered it', () => {
  click('list', { ctrlKey: true });
  expect(isLeft).toBe(true);
  click('answered');
  expect(push).not.toHaveBeenCalled();
});

it('follows a marked form with what it says', () => {
  act(() => document.querySelector('form')?.requestSubmit());
  expect(push.mock.calls).toEqual([['/de/shop?search=cumin+seed']]);
});

describe('dropdowns', () => {
  const all = () => [...document.querySelectorAll<HTMLDetailsElement>('details')];
  const open = () => all().filter((dropdown) => dropdown.open).map((dropdown) => dropdown.querySelector('summary')?.textContent);
  const openAll = () => all().forEach((dropdown) => dropdown.setAttribute('open', ''));
  const send = (target: Element | null | undefined, event: Event) => act(() => void target?.dispatchEvent(event));

  it('close when something in them was chosen', () => {
    openAll();
    click('choose one');
    expect(open()).toEqual(['two']);
  });

  it('close when something outside is pressed or focused', () => {
    openAll();
    send(all()[1]?.querySelector('button'), new Event('focusin', { bubbles: true }));
    expect(open()).toEqual(['two']);
    send(document.body, new Event('pointerdown', { bubbles: true }));
    expect(open()).toEqual([]);
  });

  it('close on Escape, which nothing around them hears, and give the focus back', () => {
    all()[0]?.setAttribute('open', '');
    const outer = vi.fn();
    document.body.addEventListener('keydown', outer, { once: true });
    send(all()[0]?.querySelector('button'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(all()[0]?.querySelector('summary'));
    expect(outer).not.toHaveBeenCalled();
  });
});

it('what was pressed before the scripts were there is pressed again, once', () => {
  const [pressed, onPress] = [document.body.appendChild(document.createElement('button')), vi.fn()];
  pressed.addEventListener('click', onPress);
  window.marsaPressed = () => pressed;
  [1, 2].forEach(() => act(() => createRoot(document.createElement('div')).render(<PageBehaviour />)));
  expect(onPress).toHaveBeenCalledTimes(1);
});
