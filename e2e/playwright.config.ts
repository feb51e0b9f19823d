import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findHeadlessChromium } from '../tools/chromium.ts';

/** Browser tests over the whole, built product. Three files at a time, each with an instance of the product of its own. */
export default defineConfig({
  testDir: './tests',
  outputDir: './results',
  // Pages, timers and the backend's work are waited for: one file more uses what that leaves idle of two processors.
  workers: 3,
  // Nothing waits so long that works: a machine at a quarter of the usual speed has to pass as well.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A busy machine may make one stumble; what stumbles twice is broken. The report tells the two apart.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    // What never comes fails its own line, not the whole test.
    actionTimeout: 60_000,
    // Recording every test would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without hinting, letters are as wide as drawn, with whichever fonts a machine has.
    launchOptions: { executablePath: findHeadlessChromium(), args: [...CHROMIUM_ARGS, '--font-render-hinting=none'] },
  },
});
