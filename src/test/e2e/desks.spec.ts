import { expect, test } from 'playwright/test';
import { ROLES } from '@/access/roles';
import { DASHBOARDS } from '@/dashboards/registry';
import { expectSound } from './accessible';
import { signIn } from './as';
import { IS_FULL } from '../effort';

/** What every role has beside its own views. */
const COMMON = ['/profile', '/documents', '/notifications', '/settings'];

/** Two of three views, in English and Arabic by turns; with PROVE=1 each in both languages. */
function languagesOf(index: number): readonly string[] {
  return IS_FULL ? ['', '/ar'] : ([[''], ['/ar'], []][index % 3] ?? []);
}

for (const { slug } of ROLES) {
  test(`every view of the ${slug}’s desk holds for assistive technology and fits a phone @narrow`, async ({ page }) => {
    test.slow(); // up to a dozen views
    await signIn(page, slug);
    const paths = [...DASHBOARDS[slug].sections.map(({ href }) => href), ...(slug === 'buyer' ? COMMON : [])];
    for (const [index, path] of paths.entries()) {
      for (const language of languagesOf(index)) {
        await page.goto(`${language}${path}`);
        await expect(page.getByRole('main')).toBeVisible();
        await expectSound(page);
      }
    }
  });
}

test('an open row of a desk holds for assistive technology and fits a phone @narrow', async ({ page }) => {
  await signIn(page, 'captain');
  await page.goto('/dashboard/captain/dpos');
  await page.locator('tbody tr').first().getByRole('button').first().click();
  await expect(page.locator('dialog dl').first()).toBeVisible();
  await expectSound(page);
});

test('a desk calls products as its reader’s language does, and finds them under both names', async ({ page }) => {
  await signIn(page, 'buyer');
  const orders = (await (await page.request.get('/api/buyer/orders')).json()) as { id: number; product: string }[];
  const names = [...new Set(orders.map(({ product }) => product))].slice(0, 5);
  const { names: said } = (await (await page.request.get('/api/local-names', { params: { lang: 'de', names: names.join('\n') } })).json()) as { names: { name: string; local: string }[] };
  const [first] = said;
  if (!first) throw new Error('No product of the demo orders is translated');
  await page.goto('/de/dashboard/buyer/orders');
  const cell = page.locator('tbody').getByText(first.local, { exact: true }).first();
  await expect(cell).toBeVisible();
  for (const typed of [first.name, first.local]) {
    await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill(typed);
    await expect(cell).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(orders.filter(({ product }) => product === first.name).length);
  }
});
