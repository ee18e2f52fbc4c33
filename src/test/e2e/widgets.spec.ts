import { expect, test, type Page } from 'playwright/test';
import { expectSound } from './accessible';
import { signIn } from './as';

const ASSISTANT = '.assistant-panel';
const MUSIC = '.music-panel';

/** Whether music sounds, and which. */
const music = (page: Page) => page.locator(`${MUSIC} audio`).evaluate((audio: HTMLAudioElement) => ({ paused: audio.paused, src: new URL(audio.src).pathname, at: audio.currentTime, length: audio.duration }));

test('the assistant answers, cites, is used with the keyboard, and keeps the conversation', async ({ page }) => {
  await page.goto('/shop');
  const launcher = page.getByRole('button', { name: 'Open the chat assistant' });
  await launcher.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const input = panel.getByLabel('Your question');
  await expect(input).toBeFocused();
  expect((await panel.boundingBox())?.height).toBe(500);
  await expect(panel.getByRole('log').getByText('Hello! I am the assistant')).toBeVisible();

  // What shows nothing is not sent.
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(panel.locator('.chat-bubble')).toHaveCount(1);

  await input.fill('How do I register?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Registering is free')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', '/register');
  await input.fill('What will the weather be like tomorrow?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('I do not know that')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Write to our team' })).toHaveAttribute('href', '/contact');
  await expectSound(page);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
  await launcher.click();
  await panel.getByRole('link', { name: 'Write to our team' }).click();
  await expect(page.locator('textarea[name="message"]')).toHaveValue('What will the weather be like tomorrow?');
  await page.goto('/contact');
  await launcher.click();
  await expect(panel.getByText('Registering is free')).toBeVisible();
});

test('where the server does not answer, the assistant falls back silently to its own words', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('button', { name: 'Chat-Assistenten öffnen' }).click();
  const panel = page.locator(ASSISTANT);
  const ask = async (text: string) => { await panel.getByLabel('Ihre Frage').fill(text); await page.keyboard.press('Enter'); };
  const failures = [
    { question: 'Passwort vergessen', answer: 'Melden Sie sich mit Partnercode', fail: () => page.route('**/api/chatbot/chat', (route) => route.abort()) },
    { question: 'Was macht der Kapitän?', answer: 'Der Kapitän ist die leitende Rolle', fail: () => page.route('**/api/chatbot/chat', (route) => route.fulfill({ status: 500, body: 'no' })) },
    { question: 'bananen', answer: 'Was möchten Sie wissen?', fail: () => page.route('**/api/chatbot/chat', (route) => route.fulfill({ json: {} })) },
  ];
  for (const { question, answer, fail } of failures) {
    await page.unrouteAll();
    await fail();
    await ask(question);
    await expect(panel.getByText(answer)).toBeVisible();
  }
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('music plays when asked to, wraps around, is searched for, and plays on while the panel is closed', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Open the music player' }).click();
  const panel = page.getByRole('dialog', { name: 'Music player' });
  await expect(panel.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  expect(await music(page)).toMatchObject({ paused: true });
  await expect(panel.getByLabel('Volume')).toHaveValue('0.7');

  await panel.getByRole('button', { name: 'Previous track' }).click();
  expect(await music(page)).toMatchObject({ paused: true, src: '/music/lights-of-the-anchorage.mp3' });
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await music(page)).at).toBeGreaterThan(0);
  await panel.getByRole('button', { name: 'Next track' }).click();
  await expect.poll(() => music(page)).toMatchObject({ paused: false, src: '/music/morning-at-the-quay.mp3' });
  await panel.getByLabel('Position').fill('50');
  await expect.poll(async () => (await music(page)).at).toBeGreaterThan(20);
  // The length of a track is known only once its beginning has come.
  await expect.poll(async () => (await music(page)).length).toBeGreaterThan(20);
  await page.locator(`${MUSIC} audio`).evaluate((audio: HTMLAudioElement) => { audio.currentTime = audio.duration - 0.2; });
  await expect.poll(() => music(page)).toMatchObject({ paused: false, src: '/music/slow-tide.mp3' });

  await panel.getByLabel('Search tracks').fill('bagpipes');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No tracks found')).toBeVisible();
  await expect(panel.getByText('Try a different search term')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await music(page)).toMatchObject({ paused: false });
});

test('a track without an address is only told about, and a failed search says so', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Open the music player' }).click();
  const panel = page.locator(MUSIC);
  const track = { id: 'search-1', title: 'Far Tune', artist: 'Somebody', url: null, album: '', year: '', duration: 0, cover: null, source: 'search', full_length: true };
  await page.route('**/api/music/search?*', (route) => route.fulfill({ json: { tracks: [track] } }), { times: 1 });
  await panel.getByLabel('Search tracks').fill('far');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Play Far Tune' }).click();
  await expect(page.getByText('This track is for informational purposes only and cannot be played directly due to licensing restrictions.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await panel.getByRole('button', { name: 'Add Far Tune to the playlist' }).click();
  await expect(page.getByText('cannot be added to the playlist due to licensing restrictions.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.route('**/api/music/search?*', (route) => route.fulfill({ status: 502, json: { success: false, error: 'Search failed', code: 'music_search_failed' } }));
  await panel.getByLabel('Search tracks').fill('other');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Search failed')).toBeVisible();
  await expect(panel.getByText('Please try again later')).toBeVisible();
});

test('on a dashboard, in Arabic: own requests are told, help is asked for, and nothing is covered', async ({ page }) => {
  await signIn(page, 'buyer');
  await page.goto('/ar/dashboard/buyer/rfqs');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const boxes = await page.evaluate(() => [...document.querySelectorAll('.widget-button')].map((button) => {
    const { left, right } = button.getBoundingClientRect();
    return { widget: button.getAttribute('data-widget'), isStart: (left + right) / 2 > window.innerWidth / 2 };
  }));
  expect(boxes).toEqual([{ widget: 'assistant', isStart: true }, { widget: 'music', isStart: false }, { widget: 'message', isStart: false }]);
  const covered = await page.evaluate(() => {
    const widgets = [...document.querySelectorAll('.widget-button')].map((button) => button.getBoundingClientRect());
    const others = [...document.querySelectorAll('main a, main button, main input, header a, header button, aside:not(.widgets) a, aside:not(.widgets) button')];
    return others.filter((other) => widgets.some((widget) => {
      const box = other.getBoundingClientRect();
      // What is scrolled out of its strip is not seen, wherever it would stand.
      const strip = other.closest('.tab-list')?.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, strip?.left ?? 0), Math.min(box.right, strip?.right ?? Infinity)];
      return right > left && left < widget.right && right > widget.left;
    }) && !other.closest('header, aside')).map((other) => other.textContent);
  });
  expect(covered).toEqual([]);

  await page.getByRole('button', { name: 'افتح مساعد الدردشة' }).click();
  const panel = page.locator(ASSISTANT);
  await panel.getByLabel('سؤالك').fill('ما حالة طلباتي؟');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'طلباتي' })).toHaveAttribute('href', '/ar/dashboard/buyer/rfqs');
  await panel.getByLabel('سؤالك').fill(`سؤال غريب جدا ${Date.now()}`);
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'أرسل هذا السؤال إلى فريقنا' }).click();
  await expect(panel.getByText('أُرسل طلب المساعدة')).toBeVisible();
  await expectSound(page);
});

test('messages open in a new tab, prefilled in the language of the page', async ({ page }) => {
  await page.goto('/hi');
  const link = page.locator('a.widget-button');
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=%E0%A4%A8/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('on a phone they step aside for dialogs, fields and panels, and leave the page’s end free @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A desk has room for them.');
  await page.goto('/ar/contact');
  const buttons = page.locator('.widget-button');
  await expect(buttons.first()).toBeVisible();
  await page.locator('main form input:visible').first().focus();
  await expect(buttons.first()).toBeHidden();
  await page.locator('main form input:visible').first().blur();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const { top, last } = await page.evaluate(() => ({
    top: Math.min(...[...document.querySelectorAll('.widget-button')].map((button) => button.getBoundingClientRect().top)),
    last: Math.max(...[...document.querySelectorAll('footer a, footer label')].map((entry) => entry.getBoundingClientRect().bottom)),
  }));
  expect(last).toBeLessThanOrEqual(top);
  await page.getByRole('button', { name: 'افتح مشغّل الموسيقى' }).click();
  await expect(page.locator(MUSIC)).toBeVisible();
  await expect(buttons.first()).toBeHidden();
  await expectSound(page);
  await page.getByRole('button', { name: 'إغلاق' }).click();
  await expect(buttons.first()).toBeVisible();
  // The field in the panel, which hides the buttons while it has the focus, gives it back.
  await buttons.first().press('Enter');
  await expect(page.locator(ASSISTANT).locator('input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buttons.first()).toBeFocused();
});
