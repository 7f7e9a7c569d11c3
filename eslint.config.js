import js from '@eslint/js';
import { readFileSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { MODULE_LIST } from './platform/modules/modules.js';
import { textAlone } from './shared/tools/lint/text-alone.js';
import { words } from './shared/tools/lint/words.js';

const scripts = '**/*.{js,mjs,cjs}';
const typescript = '**/*.{ts,tsx}';
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const shop = ['shared', ...MODULE_LIST.map(({ name }) => name)];
const source = shop.map((folder) => `${folder}/src/**/*.{js,mjs,ts,tsx}`);

/** Federation requires a default export in the files that remotes expose. */
const exposed = MODULE_LIST.flatMap(({ name, exposes = {} }) =>
  Object.values(exposes).map((file) => file.replace('./', `${name}/`)),
);

const PAGE_NAMES = 'shared/src/navigation/page-names.ts';
const CONTRACT = `Modules meet in this name: take it from ${PAGE_NAMES}.`;
const namesBetweenModules = readFileSync(new URL(PAGE_NAMES, import.meta.url), 'utf8')
  .match(/(?<=')(data-|simmer:)[^']+/g)
  .map((name) => name.replaceAll('/', '[/]'));
const BETWEEN_MODULES = `/(^|[[])(${namesBetweenModules.join('|')})($|[\\]=^])/`;
const IN_DATASET = namesBetweenModules.map((name) =>
  name.replace('data-', '').replace(/-./g, ([, letter]) => letter.toUpperCase()),
);
const MARKUP = 'Do not render markup from a string: write JSX.';
/** These rules apply to all files of the shop. */
const SYNTAX = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: MARKUP,
  },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: MARKUP },
  {
    selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
    message:
      'Give the option a value: without one, its value is its text, which a browser may have translated.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrel files: name the exports.' },
];
const storages = ['localStorage', 'sessionStorage'];
const mayUseStorage = [
  'shared/src/stored/**',
  'shared/src/inspector/overrides.ts',
  'shared/src/firebase/stored-account.ts',
  'shell/src/{hydration,version-skew}/**',
];
const STORAGE = `Storage can be blocked or full: only ${mayUseStorage.join(', ')} use it, with guards.`;

export default defineConfig(
  globalIgnores(['**/dist/', '.simmer/']),
  {
    files: [scripts, typescript],
    extends: [js.configs.recommended],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 250],
      'no-alert': 'error',
      'no-duplicate-imports': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: [scripts], languageOptions: { globals: globals.node } },
  { files: source, languageOptions: { globals: globals.browser } },
  {
    files: [typescript],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: './platform/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Our stores are closures. Their functions are declared as properties, so that they can be passed on without
      // `this`.
      '@typescript-eslint/method-signature-style': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
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
      'no-console': 'error',
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storages.map((property) => ({ object, property, message: STORAGE })),
        ),
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    ignores: ['shared/tools/lint/words*'],
    plugins: { words: { rules: { glossary: words } } },
    rules: { 'words/glossary': 'error' },
  },
  {
    files: ['shared/src/report/**'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  {
    files: [...mayUseStorage, ...tests],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: shop.map((folder) => `${folder}/**/*.{js,mjs,ts,tsx}`),
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX] },
  },
  {
    files: shop.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: [...tests, PAGE_NAMES],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX,
        ...[
          `JSXAttribute[name.name=${BETWEEN_MODULES}]`,
          `Literal[value=${BETWEEN_MODULES}]`,
          `TemplateElement[value.raw=${BETWEEN_MODULES}]`,
          `MemberExpression[object.property.name="dataset"][property.name=/^(${IN_DATASET.join('|')})$/]`,
          'CallExpression[callee.property.name="getElementById"] > Literal',
        ].map((selector) => ({ selector, message: CONTRACT })),
      ],
    },
  },
  {
    // A test may build what the types forbid, to show that the code handles it.
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': 'off',
      // Playwright requires destructured fixtures, even when a fixture uses none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // The tools that use these files require a default export, as does the federation container.
    files: [...exposed, 'platform/testing/library/**', '**/*.config.{js,ts}', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
