import { shared } from './shared.js';

/** Tests of parsers, stores, state machines and the platform, without a DOM. */
export default {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
};
