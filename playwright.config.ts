import { defineConfig, devices } from 'playwright/test';

/**
 * The browser tests. `npm test` starts a server with a fresh demo database for them and names it in BASE_URL; to run
 * one against a server that is up already: BASE_URL=http://localhost:3000 npx playwright test shop
 */
const results = '.data/test-results';

export default defineConfig({
  testDir: 'src/test/e2e',
  outputDir: `${results}/browser`,
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    // Nothing moves by itself while a test looks, and a software renderer has less to draw.
    contextOptions: { reducedMotion: 'reduce' },
    // Each test is a new visitor, for whom it would be installed anew.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    // Only what says so in its name: every flow twice would double the time and find little more.
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'] } },
  ],
});
