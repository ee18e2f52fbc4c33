import { expect, test, type Browser, type Locator, type Page } from 'playwright/test';
import { signIn } from './as';

/** A paper on its way: dropped into the page, looked at and decided by HR, and what the party then carries. */
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

async function open(browser: Browser, baseURL: string | undefined, key: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, key);
  await page.goto(path);
  return page;
}

/** Lets a file fall on an area, as a mouse does. */
async function drop(area: Locator, file: { name: string; type: string; text: string }): Promise<void> {
  const dataTransfer = await area.page().evaluateHandle(({ name, type, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name, { type }));
    return transfer;
  }, file);
  await area.dispatchEvent('dragenter', { dataTransfer });
  await area.dispatchEvent('drop', { dataTransfer });
}

test('an expired permit is replaced by drag and drop, HR approves it, and the badge shows', async ({ browser, baseURL }) => {
  test.slow();
  const party = await open(browser, baseURL, 'transporter', '/documents');
  await expect(party.getByText('Not verified yet')).toBeVisible();
  await party.getByRole('button', { name: 'Replace: Freight carrying permit' }).click();
  const dialog = party.getByRole('dialog', { name: 'Freight carrying permit' });
  await dialog.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(dialog.getByText('Please upload the file first.')).toBeVisible();

  // What is refused says why, beside its file, and can be removed.
  const area = dialog.locator('.file-drop');
  await drop(area, { name: 'permit.svg', type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  await expect(dialog.getByText('Please choose a PDF, PNG, JPEG or WEBP file.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove permit.svg' }).click();
  await drop(area, { name: 'permit.pdf', type: 'application/pdf', text: '<!doctype html><script>alert(1)</script>' });
  await expect(dialog.getByText('The content of this file is not what its name says.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove permit.pdf' }).click();

  await drop(area, { name: 'permit-2027.pdf', type: 'application/pdf', text: PDF });
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await dialog.getByLabel('Document number').fill('MH-04-CP-9000');
  await dialog.getByLabel('Expiry date').fill('2098-03-31');
  await dialog.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(party.getByText('Document submitted for verification.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const hr = await open(browser, baseURL, 'hr', '/dashboard/hr/documents?q=Western+Ghats');
  const row = hr.locator('tbody tr', { hasText: 'pending' });
  await row.getByRole('button', { name: 'View', exact: true }).click();
  const sheet = hr.getByRole('dialog');
  await expect(sheet.getByText('MH-04-CP-9000')).toBeVisible();
  const [download] = await Promise.all([hr.waitForEvent('download'), sheet.getByRole('link', { name: 'Open the file' }).click()]);
  expect(download.suggestedFilename()).toBe('permit-2027.pdf');
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(hr.getByText('Document approved successfully!')).toBeVisible();

  await party.reload();
  await expect(party.getByText(/^Verified /)).toBeVisible();
  await expect(party.getByText('replaced')).toBeVisible();
});

test('HR rejects with a reason, which the party reads in Arabic', async ({ browser, baseURL }) => {
  const hr = await open(browser, baseURL, 'hr', '/dashboard/hr/documents?q=Nhava');
  await hr.locator('tbody tr', { hasText: 'pending' }).getByRole('button', { name: 'Reject' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Reject the document' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please say why you reject it.')).toBeVisible();
  await dialog.getByLabel(/Reason/).fill('The stamp is missing.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(hr.getByText('Document rejected successfully!')).toBeVisible();
  const party = await open(browser, baseURL, 'cha', '/ar/documents');
  await expect(party.getByText('The stamp is missing.')).toBeVisible();
  await expect(party.getByRole('button', { name: /^استبدال/ })).toBeVisible();
});
