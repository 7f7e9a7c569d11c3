import { boundariesFor, boundariesForTests, testCodeBoundary } from './import-boundaries.js';

const bannedSyntax = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Do not render markup from a string: write JSX.',
  },
  {
    selector: 'Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Do not render markup from a string: write JSX.',
  },
  {
    selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
    message:
      'Give the option a value: without one, its value is its text, which a browser may have translated.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrel files: name the exports.' },
];

// no-restricted-imports does not check import('…'), which is how Firebase is loaded.
const dynamicImports = ({ forbids, message }) => ({
  selector: `ImportExpression[source.value=/${forbids.replaceAll('/', '\\/')}/]`,
  message,
});

const restrict = (boundaries) => ({
  'no-restricted-imports': [
    'error',
    { patterns: boundaries.map(({ forbids, message }) => ({ regex: forbids, message })) },
  ],
  'no-restricted-syntax': ['error', ...bannedSyntax, ...boundaries.map(dynamicImports)],
});

/** The import boundaries that apply in `folder` ('' is product code that no boundary lists as a home). */
export const boundariesOfSource = (folder) =>
  restrict([...boundariesFor(folder), testCodeBoundary]);
export const boundariesOfTests = (folder) => restrict(boundariesForTests(folder));

const storages = ['localStorage', 'sessionStorage'];
const storageMessage =
  'Storage can be blocked or full: only shared/src/{cart,stored}, shared/src/{auth/known-role,firebase/stored-account}.ts, kitchen-mfe/src/order-list/stored-list.ts, menu-mfe/src/monthly-menu/last-menu.ts and shell/src/{hydration,inspector,version-skew} use it, with guards.';

export const storageBoundary = {
  'no-restricted-globals': [
    'error',
    ...storages.map((name) => ({ name, message: storageMessage })),
  ],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      storages.map((property) => ({ object, property, message: storageMessage })),
    ),
  ],
};

export const everywhere = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
  'max-lines': ['error', 250],
  'no-alert': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
};

export const typed = {
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // Our stores are closures. Declared as properties, their functions can be passed on without `this`.
  '@typescript-eslint/method-signature-style': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
  'import-x/no-default-export': 'error',
};

/** A test may build what the types forbid, to show that the code handles it. */
export const testOverrides = {
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
};
