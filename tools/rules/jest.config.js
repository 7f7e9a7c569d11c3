import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Tests that need emulators: *.cloud.test.ts. `npm run test:rules` starts the emulators and runs them; the unit tests
// leave them out, and share everything else.
const root = new URL('../../', import.meta.url);
const { jest } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [units] = jest.projects;

export default {
  ...units,
  displayName: 'cloud',
  rootDir: fileURLToPath(root),
  testMatch: ['<rootDir>/tools/**/*.cloud.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 30_000,
  // They share one database.
  maxWorkers: 1,
};
