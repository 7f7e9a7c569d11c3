import base from '../playwright.config';

/** Used by `npm test` and `npm run test:hosting`, which start the Hosting emulator. */
export default {
  ...base,
  testDir: '.',
  // `--update-snapshots` writes the table of headers.
  snapshotPathTemplate: '../../docs/{arg}{ext}',
  // What is live changes from one test to the next.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'hosting' }],
};
