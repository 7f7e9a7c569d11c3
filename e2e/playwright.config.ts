import { defineConfig } from '@playwright/test';
import { launchOptions } from '../platform/browser';

/** Run by `npm test` and `npm run test:e2e`, which start the site and pass its addresses. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.simmer/test-results/journeys',
  // Only a hang fails by time: on a busy machine, a right answer comes late.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // A trace costs a fifth of a journey's time.
    trace: process.env.SIMMER_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
  projects: [
    { name: 'journeys', testIgnore: ['outages/**', 'releases/**', 'hosting/**', 'browsers/**'] },
    // These stop shared parts of the site or change what is live, so they run last and one at a time.
    {
      name: 'alone',
      testMatch: ['outages/**/*.spec.ts', 'releases/**/*.spec.ts'],
      dependencies: ['journeys'],
      workers: 1,
      fullyParallel: false,
    },
  ],
});
