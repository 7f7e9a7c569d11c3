import { fileURLToPath } from 'node:url';

/** What all test projects have in common. */
export const shared = {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  setupFilesAfterEnv: ['<rootDir>/platform/jest/no-console-errors.ts'],
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
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/platform/jest/css-module.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/platform/jest/asset.cjs',
  },
  // A TypeScript file comes before a script of the same name, as it does for the compiler.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.simmer/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', '\\.cloud\\.test\\.ts$'],
  // Packages that are ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(get-port|execa)/)'],
};
