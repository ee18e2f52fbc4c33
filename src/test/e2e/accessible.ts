import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** axe finds nothing on the page as it stands, nothing on it waits any more, and it is not wider than its window. */
export async function expectSound(page: Page, where = page.url()): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).exclude('nextjs-portal').analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`), where).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBe(0);
}
