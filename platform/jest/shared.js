import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { HOME, STATE_FOLDER } from '../base/names.js';

/** An in-memory folder on Linux. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    // Some tests run a program there.
    const isNoexec = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(
      readFileSync('/proc/mounts', 'utf8'),
    );
    return bavail * bsize > ROOM_BYTES && !isNoexec;
  } catch {
    return false;
  }
}

// Tests of the store and of deploys write thousands of small files, which takes half the time there.
if (hasRoom(MEMORY)) process.env.TMPDIR ??= MEMORY;

/** These packages are ECMAScript modules only: some of ours, and what execa imports. */
const ESM_ONLY = [
  ...['nanoid', 'get-port', 'execa', '@sindresorhus/merge-streams', '@sec-ant/readable-stream'],
  ...['figures', 'get-stream', 'human-signals', 'is-plain-obj', 'is-stream'],
  ...['is-unicode-supported', 'npm-run-path', 'parse-ms', 'path-key', 'pretty-ms'],
  ...['strip-final-newline', 'unicorn-magic', 'yoctocolors'],
];

/** What all test projects have in common. */
export const shared = {
  rootDir: HOME,
  setupFilesAfterEnv: ['<rootDir>/platform/jest/every-test.ts'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(css|svg|woff2)$': '<rootDir>/platform/jest/asset.cjs',
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/platform/jest/css-module.cjs',
    '^lucide-react$': '<rootDir>/platform/jest/icons.cjs',
    '^aria-query$': '<rootDir>/platform/jest/aria-query.cjs',
    // The package's own package.json offers nothing to CommonJS, which tests are compiled to.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  // A TypeScript file comes before a script of the same name, as it does for the compiler.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  // The pattern is without <rootDir>, here and in testMatch: a "[" or "(" in the checkout's path would be read as a
  // part of it.
  modulePathIgnorePatterns: ['/dist/', `/\\${STATE_FOLDER}/`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.cloud\\.test\\.ts$'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
};
