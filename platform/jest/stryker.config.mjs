import dom from './dom.config.js';
import node from './node.config.js';

// With what the tests import: jest finds the tests of a file only by ways that stay in these folders.
const FOLDERS = [
  'shared/src/money',
  'shared/src/cart',
  'cart-mfe/src/send-order',
  'cart-mfe/src/order-again',
  'cart-mfe/src/testing',
];

const project = (config) => ({
  ...config,
  rootDir: undefined,
  // Stryker has one for all tests.
  testEnvironment: undefined,
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
});

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
      projects: [project(node), project(dom)],
      testEnvironment: './platform/jest/stryker-environment.cjs',
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
