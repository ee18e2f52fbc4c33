// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, NotifyHost } from './notify';
import { notifyQueue } from './notify-queue';

const labels = { ok: 'OK', cancel: 'Cancel', close: 'Close', copy: 'Copy', copied: 'Copied', discard: { question: 'Discard what you typed?', discard: 'Discard', keep: 'Keep writing' } };
let root: Root;

async function mountHost(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<NotifyHost labels={labels} />));
}

/** The elements whose whole text is this sentence, in one text node. */
function withSentence(sentence: string): Element[] {
  return [...document.querySelectorAll('*')].filter(
    (element) => element.childNodes.length === 1 && element.firstChild?.nodeValue === sentence,
  );
}

function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((candidate) => candidate.textContent === name || candidate.ariaLabel === name);
  if (!button) throw new Error(`no button named ${name}`);
  return act(async () => button.click());
}

function write(text: string): Promise<void> {
  const area = document.querySelector('textarea');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  return act(async () => {
    setValue?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(async () => {
  await act(async () => root.unmount());
  for (const toast of notifyQueue.read().toasts) notifyQueue.removeToast(toast.id);
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('says a success politely for six seconds, also when said before the host was there', async () => {
    notify.success('Product added');
    await mountHost();
    expect(withSentence('Product added')).toHaveLength(1);
    expect(withSentence('Product added')[0]?.closest('[role]')?.role).toBe('status');
    await act(async () => vi.advanceTimersByTime(5900));
    expect(withSentence('Product added')).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(200));
    expect(withSentence('Product added')).toHaveLength(0);
  });

  it('waits while the pointer or the focus is on it', async () => {
    await mountHost();
    await act(async () => notify.success('Saved'));
    const close = document.querySelector('.toast button');
    await act(async () => close instanceof HTMLElement && close.focus());
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(withSentence('Saved')).toHaveLength(1);
  });

  it('keeps an error until it is closed', async () => {
    await mountHost();
    await act(async () => notify.error('Failed to load'));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(withSentence('Failed to load')[0]?.closest('[role]')?.role).toBe('alert');
    await press('Close');
    expect(withSentence('Failed to load')).toHaveLength(0);
  });

  it('forgets what went wrong when something goes well, or is tried anew', async () => {
    await mountHost();
    await act(async () => notify.error('Failed to load'));
    await act(async () => notify.success('Loaded'));
    expect([withSentence('Failed to load').length, withSentence('Loaded').length]).toEqual([0, 1]);
    await act(async () => notify.error('Failed to save'));
    await act(async () => notify.forgetErrors());
    expect([withSentence('Failed to save').length, withSentence('Loaded').length]).toEqual([0, 1]);
  });

  it('shows the two newest, counts the others, and shows them again when those have gone', async () => {
    await mountHost();
    await act(async () => ['One', 'Two', 'Three', 'Four'].forEach((text) => notify.success(text)));
    const hidden = () => [...document.querySelectorAll<HTMLElement>('.toast')].filter((toast) => toast.hidden).map((toast) => toast.querySelector('p')?.textContent);
    expect(hidden()).toEqual(['One', 'Two']);
    expect([...document.querySelectorAll('.toast .count')].map((count) => count.textContent)).toEqual(['+2']);
    const closeFirst = () => act(async () => document.querySelector<HTMLElement>('.toast:not([hidden]) button')?.click());
    await closeFirst();
    await closeFirst();
    expect(hidden()).toEqual([]);
  });

  it('says what rings as one, with how many came before it', async () => {
    await mountHost();
    await act(async () => ['A new RFQ', 'An offer', 'A payment'].forEach((text) => notify.success(text, 'ring')));
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(document.querySelector('.toast')?.textContent).toBe('A payment+2');
  });

  it('says the same sentence once', async () => {
    await mountHost();
    await act(async () => {
      notify.error('Failed to load');
      notify.error('Failed to load');
    });
    expect(withSentence('Failed to load')).toHaveLength(1);
  });
});

describe('dialogs', () => {
  it('alert resolves on OK', async () => {
    await mountHost();
    let read = false;
    await act(async () => void notify.alert({ text: 'Your code is 42', copy: '42' }).then(() => (read = true)));
    expect(withSentence('Your code is 42')).toHaveLength(1);
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
    await press('OK');
    expect(read).toBe(true);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('confirm: %s answers %s', async (button, expected) => {
    await mountHost();
    const answer = vi.fn();
    await act(async () => {
      void notify.confirm({ question: 'Really?', confirmLabel: 'Delete', tone: 'bad' }).then(answer);
    });
    expect(withSentence('Really?')).toHaveLength(1);
    await press(button);
    expect(answer).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('confirm names its record below the question, which stays as it is', async () => {
    await mountHost();
    await act(async () => {
      void notify.confirm({ question: 'Really?', about: 'RFQ 17 · Basmati rice' });
    });
    const dialog = document.querySelector('[role=alertdialog]');
    expect(withSentence('Really?')).toHaveLength(1);
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Really?');
    expect(document.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('RFQ 17 · Basmati rice');
    await press('Cancel');
  });

  it('asks one question after the other', async () => {
    await mountHost();
    await act(async () => {
      void notify.confirm({ question: 'First?' });
      void notify.confirm({ question: 'Second?' });
    });
    expect(withSentence('Second?')).toHaveLength(0);
    await press('OK');
    expect(withSentence('Second?')).toHaveLength(1);
    await press('OK');
  });

  it('prompt insists on an answer and trims it', async () => {
    await mountHost();
    const answer = vi.fn();
    await act(async () => {
      void notify.prompt({ title: 'Reject', label: 'Reason', requiredMessage: 'A reason, please' }).then(answer);
    });
    await press('OK');
    expect(withSentence('A reason, please')).toHaveLength(1);
    expect(answer).not.toHaveBeenCalled();
    await write('  Wrong port ');
    await press('OK');
    expect(answer).toHaveBeenCalledExactlyOnceWith('Wrong port');
  });

  it('prompt answers null when cancelled', async () => {
    await mountHost();
    const answer = vi.fn();
    await act(async () => void notify.prompt({ title: 'Reject', label: 'Reason' }).then(answer));
    await press('Cancel');
    expect(answer).toHaveBeenCalledExactlyOnceWith(null);
  });
});
