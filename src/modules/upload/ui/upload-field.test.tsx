// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../messages/en.json';
import type { UploadedFile } from '../upload.schema';
import { UploadRefused } from './upload-client';
import { UploadField } from './upload-field';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Uploads in the order in which they have begun; a test ends them. */
const begun = vi.hoisted(() => [] as { resolve: (file: UploadedFile) => void; reject: (error: Error) => void }[]);
vi.mock('./upload-client', async (original) => ({
  ...(await original<typeof import('./upload-client')>()),
  uploadOne: () => new Promise((resolve, reject) => begun.push({ resolve, reject })),
}));

let root: Root;
const sent = vi.fn();

const show = (limit: number) => act(async () => root.render(
  <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
    <form onSubmit={(event) => { event.preventDefault(); sent(); }}>
      <UploadField ticket={null} kind="document" limit={limit} label="Paper" onChange={() => undefined} />
      <button type="submit">{'Send'}</button>
    </form>
  </NextIntlClientProvider>,
));

beforeEach(() => {
  begun.length = 0;
  sent.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const send = () => act(async () => document.querySelector('form')!.requestSubmit());
const choose = (...names: string[]) => act(async () => {
  Object.defineProperty(input(), 'files', { configurable: true, value: names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })) });
  input().dispatchEvent(new Event('change', { bubbles: true }));
});
const arrive = (index: number) => act(async () => begun[index]?.resolve({ key: `key-${index}`, name: 'a.pdf', size: 8, type: 'application/pdf' } as unknown as UploadedFile));
const fail = (index: number) => act(async () => begun[index]?.reject(new UploadRefused('network')));
const errors = () => [...document.querySelectorAll('.field > .field-error')].map(({ textContent }) => textContent);

it('a form is sent without files, and not while one of them is on its way', async () => {
  await show(3);
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  await choose('a.pdf');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(errors()).toEqual([en.upload.filesMoving]);
  expect(document.activeElement).toBe(input());
  await arrive(0);
  expect(errors()).toEqual([]);
  await send();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('a form is not sent without a file that has not come up, until it is there or taken out', async () => {
  await show(3);
  await choose('a.pdf', 'b.pdf');
  await arrive(0);
  await fail(1);
  await send();
  expect(errors()).toEqual([en.upload.filesFailed]);
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-label="Try again: b.pdf"]')?.click());
  await send();
  expect(errors()).toEqual([en.upload.filesMoving]);
  await fail(2);
  expect(sent).not.toHaveBeenCalled();
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-label="Remove b.pdf"]')?.click());
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('another file in the only place takes the place of one that has not come up', async () => {
  await show(1);
  await choose('a.pdf');
  await fail(0);
  await choose('b.pdf');
  await arrive(1);
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('files of a kept draft stand there when they come to be known, beside those that came up here, until they are taken away', async () => {
  const told = vi.fn();
  const render = (there: readonly UploadedFile[]) => act(async () => root.render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <form><UploadField ticket={null} kind="document" limit={3} label="Paper" there={there} onChange={told} /></form>
    </NextIntlClientProvider>,
  ));
  const rows = () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent);
  await render([]);
  const kept = { key: 'kept', name: 'drawing.pdf' };
  await render([kept]);
  expect(rows()).toEqual(['drawing.pdf']);
  await choose('a.pdf');
  await arrive(0);
  const both = told.mock.lastCall?.[0] as UploadedFile[];
  expect(both.map(({ key }) => key)).toEqual(['kept', 'key-0']);
  await render(both);
  expect(rows()).toEqual(['drawing.pdf', 'a.pdf']);
  await act(async () => document.querySelector<HTMLButtonElement>('li button')?.click());
  expect(rows()).toEqual(['a.pdf']);
  expect((told.mock.lastCall?.[0] as UploadedFile[]).map(({ key }) => key)).toEqual(['key-0']);
});
