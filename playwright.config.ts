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
  // All tests share one server and one demo world, so two may meet. A second try that passes is said to be flaky in the log.
  retries: process.env['CI'] ? 1 : 0,
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
    // Recording costs a fifth of the time: TRACE=1 records what fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
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
    // Every flow twice would double the time and find little more: what says @phone runs on both, what says @narrow on the phone alone.
    { name: 'desktop', grepInvert: /@narrow/, use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@(phone|narrow)/, use: { ...devices['Pixel 7'] } },
  ],
});
