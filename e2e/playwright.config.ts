import { defineConfig } from '@playwright/test';
import { launchOptions } from '../platform/browser';
import { namedEngines } from '../platform/setup';
import type { EngineOptions } from './browsers/fixtures';
import type { WorkerOptions } from './fixtures/test';

/**
 * The limit for journeys that make many releases or start a browser. It should end only one that hangs, even on a
 * busy machine.
 */
const IN_TURN = { workers: 1, fullyParallel: false, timeout: 900_000 };

/** The limit for an expectation, and for an action. */
const WAITS_MS = 40_000;

/** The gate plays journeys on what is live and on a candidate, whose pictures are compared. */
const { SIMMER_GATE_FOLDER: gateFolder, SIMMER_GATE_LIVE: live = gateFolder } = process.env;

/** Used by `npm test` and `npm run test:e2e`, which start a site when a journey needs it. */
export default defineConfig<object, WorkerOptions & EngineOptions>({
  testDir: '.',
  // The limit is high, because pages are slow on a busy machine; only a test that hangs should reach it.
  timeout: gateFolder === undefined ? 180_000 : 600_000,
  expect: {
    timeout: WAITS_MS,
    // A few pixels of the gate's pictures may differ, because edges of letters are not always drawn in the same way.
    toMatchSnapshot: { threshold: 0.02, maxDiffPixels: 20 },
  },
  snapshotPathTemplate: `${live ?? '{testDir}'}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits more than it works: two would leave some of two processors idle.
  workers: 4,
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
    // Without this limit, a journey would wait for a missing button until its own end.
    actionTimeout: WAITS_MS,
  },
  projects: [
    // These journeys change what is live.
    { name: 'releases', testMatch: 'releases/**/*.spec.ts', use: { site: 'releases' }, ...IN_TURN },
    {
      name: 'hosting',
      testMatch: 'hosting/**/*.spec.ts',
      use: { site: 'hosting' },
      // `--update-snapshots` writes the table of headers.
      snapshotPathTemplate: '{testDir}/../docs/{arg}{ext}',
      ...IN_TURN,
    },
    ...namedEngines(process.env).map((engine) => ({
      name: engine,
      testMatch: 'browsers/**/*.spec.ts',
      use: { engine },
      ...IN_TURN,
    })),
    // They take longest, so they start first. Without the gate there is nothing to compare with.
    ...(gateFolder === undefined ? [] : [{ name: 'gate', testMatch: 'gate/**/*.spec.ts' }]),
    {
      name: 'journeys',
      testIgnore: ['releases/**', 'hosting/**', 'browsers/**', 'gate/**'],
    },
  ],
});
