import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Run through `npm test` or `npm run test:e2e`, which start the site and say where it is. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.simmer/test-results/journeys',
  timeout: 30_000,
  expect: { timeout: 7_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Denver',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Chromium's sandbox does not start for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: '.', testIgnore: ['faults/**', 'releases/**'] },
    // Faults stop parts of the site that every journey uses: alone, one at a time, after the others.
    {
      name: 'faults',
      testDir: './faults',
      dependencies: ['journeys'],
      workers: 1,
      fullyParallel: false,
    },
    // These change what is live for everybody.
    {
      name: 'releases',
      testDir: './releases',
      dependencies: ['faults'],
      workers: 1,
      fullyParallel: false,
    },
  ],
});
