import { expect, type Browser, type Page } from 'playwright/test';
import { signIn } from './as';

/** A window that is signed in and listens, and keeps every toast that it ever shows. */
export async function listeningWindow(browser: Browser, baseURL: string | undefined, key: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, key);
  await page.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(window, { toasts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.matches('.toast')) toasts.push(node.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  await openListening(page, path);
  return page;
}

export async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream') && response.ok());
  await page.goto(path);
  await stream;
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

/** The headings of a party's notifications about a deal. */
export async function linesAbout(page: Page, title: string): Promise<string[]> {
  const lines = (await (await page.request.get('/api/notifications')).json()) as { title: string; message: string }[];
  return lines.filter(({ message }) => message.includes(title)).map((line) => line.title);
}

/** The newest line about a deal is there, once more than before. A captain is told of every deal that is tried meanwhile, and toasts of many at once become one. */
export async function expectLine(page: Page, title: string, heading: string, times = 1): Promise<void> {
  await expect.poll(async () => (await linesAbout(page, title)).filter((line) => line === heading).length).toBe(times);
}

/** As expectLine, and the open page has said it by itself, once. */
export async function expectRing(page: Page, title: string, heading: string, times = 1): Promise<void> {
  await expectLine(page, title, heading, times);
  await expectToasts(page, [title, heading], times);
}

/** The open page has shown so many toasts that hold all of these words. */
export async function expectToasts(page: Page, words: readonly string[], times: number): Promise<void> {
  // Names stand between marks that keep their direction in an Arabic sentence.
  const shown = () => page.evaluate(() => (window as unknown as { toasts: string[] }).toasts.map((toast) => toast.replace(/[\u2068\u2069]/g, '')));
  await expect.poll(async () => (await shown()).filter((toast) => words.every((word) => toast.includes(word))).length).toBe(times);
}
