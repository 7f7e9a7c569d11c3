import dom from '../platform/jest/dom.config.js';
import node from '../platform/jest/node.config.js';

// This includes what the tests import, because jest finds the tests of a file only through imports within these
// folders.
const FOLDERS = [
  'shared/src/money',
  'shared/src/cart',
  'cart-mfe/src/order',
  'cart-mfe/src/send-order',
  'cart-mfe/src/order-again',
  'cart-mfe/src/testing',
];

const project = (config) => ({
  ...config,
  rootDir: undefined,
  // Stryker uses one configuration for all tests.
  testEnvironment: undefined,
  // Stryker's copy of the repository is in .simmer.
  modulePathIgnorePatterns: ['/dist/'],
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
});

/**
 * Mutation testing of the code for money and orders, run by hand: `npx stryker run cart-mfe/stryker.config.mjs`.
 */
export default {
  mutate: [
    'shared/src/money/money.ts',
    'shared/src/cart/{cart-item,cart-store}.ts',
    'cart-mfe/src/order/{clean-text,order,order-schema,reference}.ts',
    'cart-mfe/src/send-order/*.ts',
    '!**/*.test.ts',
    // This code only connects parts; the tests of the checkout and the journeys test it.
    '!cart-mfe/src/send-order/{copied-cart,load-emailjs,order-sending,use-outbox}.ts',
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
  // The limit is so high that only a test that hangs reaches it, even on a busy machine.
  timeoutMS: 60_000,
  ignorePatterns: ['.simmer', '/bench', '/docs', '/e2e', 'dist'],
  reporters: ['clear-text', 'progress-append-only'],
  tempDirName: '.simmer/stryker',
};
