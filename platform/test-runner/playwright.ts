import { resolve } from 'node:path';
import { root } from '../base';

/** The arguments of Node that run Playwright with the project's configuration. */
export const PLAYWRIGHT: readonly string[] = [
  resolve(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--config',
  resolve(root, 'e2e/playwright.config.ts'),
];
