import { expect, it } from 'vitest';
import { apiPage } from './api-page';
import { ENDPOINTS } from './endpoints';

it('the API’s page tells every call without a script, and where machines read them', () => {
  const page = apiPage(ENDPOINTS);
  expect(page).toContain('<h1>Marsa Mart API</h1>');
  expect(page).toContain('href="/api/openapi.json"');
  for (const { method, path } of ENDPOINTS) expect(page, `${method} ${path}`).toContain(`<td><code>${method}</code></td><td><code>${path}</code></td>`);
});

it('shows a sentence as it is written', () => {
  expect(apiPage([{ method: 'GET', path: '/api/x', access: ['buyer', 'seller'], summary: '<b> & "c"' }])).toContain('<td>&lt;b&gt; &amp; &quot;c&quot;</td><td>buyer, seller</td>');
});
