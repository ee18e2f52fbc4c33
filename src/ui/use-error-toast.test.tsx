// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { notifyQueue } from './notify-queue';
import { useErrorToast } from './use-error-toast';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Form({ fault }: { fault: string | undefined }) {
  useErrorToast(fault);
  return null;
}

const toasts = () => notifyQueue.read().toasts.map(({ text }) => text);

it('a form has one current message, which ends with its fault and with the form', async () => {
  const root = createRoot(document.createElement('div'));
  const show = (fault: string | undefined) => act(async () => root.render(<Form fault={fault} />));
  await show('Please enter both');
  expect(toasts()).toEqual(['Please enter both']);
  await show('Passwords do not match');
  expect(toasts()).toEqual(['Passwords do not match']);
  await show(undefined);
  expect(toasts()).toEqual([]);
  await show('Passwords do not match');
  await act(async () => root.unmount());
  expect(toasts()).toEqual([]);
});
