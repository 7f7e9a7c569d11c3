import { defineConfig } from '@playwright/test';
import { launchOptions } from '../platform/browser';

/** Journeys that change what is live for all. */
const SERIAL_SPECS = ['releases/**/*.spec.ts'];
const VISUAL_SPECS = ['visual/**/*.spec.ts', 'guide/**/*.spec.ts'];

/** Used by `npm test` and `npm run test:e2e`, which start the site and pass its addresses. */
export default defineConfig({
  testDir: '.',
  // Only a hang should time out: on a busy machine, pages are slow.
  timeout: 180_000,
  expect: {
    timeout: 40_000,
    // Each pixel is compared strictly. A few may differ, because font edges are rendered differently on other machines.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 120, scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // A service worker's requests cannot be held back. It is tested in `offline/`.
    serviceWorkers: 'block',
    // Tracing takes a fifth of a journey's time.
    trace: process.env.SIMMER_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: [...SERIAL_SPECS, ...VISUAL_SPECS, 'hosting/**', 'browsers/**'],
    },
    { name: 'visual', testMatch: VISUAL_SPECS },
    {
      name: 'serial',
      testMatch: SERIAL_SPECS,
      dependencies: ['journeys', 'visual'],
      workers: 1,
      fullyParallel: false,
    },
  ],
});
