import dom from './dom.config.js';

const TESTED = ['shared/src/money', 'shared/src/cart', 'cart-mfe/src/send-order'];

/**
 * Mutation testing of what handles money and orders, with Stryker: `npm run test:mutations`. By hand, because it takes
 * minutes.
 */
export default {
  mutate: [
    'shared/src/money/money.ts',
    'shared/src/cart/{cart-item,cart-store}.ts',
    'cart-mfe/src/send-order/*.ts',
    '!**/*.test.ts',
    // Wiring: the journeys try it in a browser.
    '!cart-mfe/src/send-order/{load-emailjs,order-lock,order-sending,warn-while-sending}.ts',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...dom,
      rootDir: undefined,
      roots: TESTED,
      testMatch: ['**/*.test.{ts,tsx}'],
      testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // Only a hang counts as one, also on a busy machine.
  timeoutMS: 60_000,
  ignorePatterns: ['.simmer', '/bench', '/docs', '/e2e', 'dist'],
  reporters: ['clear-text', 'progress-append-only'],
  tempDirName: '.simmer/stryker',
};
