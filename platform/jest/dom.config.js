import { shared } from './shared.js';

/** Tests of components, by role and label. */
export default {
  ...shared,
  displayName: 'dom',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx'],
  setupFiles: ['<rootDir>/platform/jest/browser-globals.ts'],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/platform/jest/dom.ts'],
};
