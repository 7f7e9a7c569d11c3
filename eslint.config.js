import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { exposed, homes, product, zones } from './platform/lint/import-boundaries.js';
import {
  everywhere,
  boundariesOfSource,
  boundariesOfTests,
  storageBoundary,
  testOverrides,
  typed,
} from './platform/lint/custom-rules.js';
import { textAlone } from './platform/lint/text-alone.js';

const root = import.meta.dirname;
const scripts = '**/*.{js,mjs,cjs}';
const typescript = '**/*.{ts,tsx}';
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const code = (place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.{js,mjs,ts,tsx}`);
const source = product.map((folder) => code(`${folder}/src`));

export default defineConfig(
  globalIgnores(['**/dist/', '.simmer/']),
  {
    files: [scripts, typescript],
    extends: [js.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: `${root}/tsconfig.base.json` }),
      ],
    },
    rules: {
      ...everywhere,
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
    },
  },
  { files: [scripts], languageOptions: { globals: globals.node } },
  { files: source, languageOptions: { globals: globals.browser } },
  {
    files: [typescript],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: './platform/tsconfig.json', tsconfigRootDir: root },
    },
    rules: typed,
  },
  {
    files: source,
    ignores: tests,
    extends: [reactHooks.configs.flat.recommended],
    plugins: { simmer: { rules: { 'text-alone': textAlone } } },
    rules: { 'simmer/text-alone': 'error' },
  },
  {
    files: source,
    rules: {
      ...storageBoundary,
      'import-x/no-relative-packages': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['shared/src/report/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: [
      'shared/src/{cart,stored}/**',
      'shared/src/auth/known-role.ts',
      'shared/src/firebase/stored-account.ts',
      'kitchen-mfe/src/order-list/stored-list.ts',
      'menu-mfe/src/monthly-menu/last-menu.ts',
      'shell/src/{hydration,inspector,version-skew}/**',
      ...tests,
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: product.map(code), rules: boundariesOfSource('') },
  { files: product.map((folder) => [code(folder), '**/*.test.*']), rules: boundariesOfTests('') },
  // A later entry wins: a home's rules replace those of the folder around it.
  ...homes.flatMap((home) => [
    { files: [code(home)], rules: boundariesOfSource(home) },
    { files: [[code(home), '**/*.test.*']], rules: boundariesOfTests(home) },
  ]),
  { files: product.map((folder) => code(`${folder}/**/testing`)), rules: boundariesOfTests('') },
  { files: tests, rules: testOverrides },
  {
    // The tools that use these files require a default export, as does the federation container.
    files: [...exposed, '**/*.config.{js,ts}', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
