import { shared } from './shared.js';

/** `*.cloud.test.ts`: tests that need Firebase's emulators, which `npm run test:rules` starts. */
export default {
  ...shared,
  displayName: 'emulators',
  testEnvironment: 'node',
  testMatch: ['**/*.cloud.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // They share one database.
  maxWorkers: 1,
};
