import type { APIRequestContext, Page } from 'playwright/test';
import { expect, request as requests } from 'playwright/test';
import accounts from '../../../prisma/seed/demo-accounts.json' with { type: 'json' };

/** A demo account by its key: "buyer", "captain", "buyer2" … */
export function account(key: string): { email: string; password: string } {
  const found = accounts.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`No demo account ${key}`);
  return found;
}

/** Signs a window in as a demo account, by the call that the login form makes. */
export async function signIn(page: Page, key: string): Promise<void> {
  const { email, password } = account(key);
  const response = await page.request.post('/api/auth/login', { data: { vendorCode: email, password } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Waits until the login form is answered by its scripts: before, the browser posts it itself, which has a test of its own. */
export async function loginReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('input[name="vendorCode"]')?.closest('form');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/** Fills and sends the login form of the page that is open. */
export async function fillLogin(page: Page, key: string, submit = 'Login'): Promise<void> {
  const { email, password } = account(key);
  await loginReady(page);
  await page.locator('input[name="vendorCode"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** A client of the API that carries a demo account's bearer token and no cookie. */
export async function bearerOf(baseURL: string | undefined, key: string): Promise<APIRequestContext> {
  const visitor = await requests.newContext({ baseURL });
  const { email, password } = account(key);
  const answer = await visitor.post('/api/auth/login', { data: { vendorCode: email, password } });
  const { token } = (await answer.json()) as { token: string };
  await visitor.dispose();
  return requests.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}
