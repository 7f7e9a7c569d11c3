import { Linter } from 'eslint';
import { words } from './words.js';

const said = (code: string) =>
  new Linter()
    .verify(code, [
      {
        plugins: { simmer: { rules: { words } } },
        rules: { 'simmer/words': 'error' },
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      },
    ])
    .map(({ message }) => message);

it.each([
  ['a comment', '/** Nobody is signed in. */'],
  ['a comment of one line', '// After the log-in.'],
  ['a title', 'it("keeps the basket", run);'],
  ['a text of a page', 'export const Page = () => <p>Please sign in first</p>;'],
  ['a second spelling', '// The order was canceled.'],
  ['a text with a value', 'export const text = `Deletes ${count} menu items`;'],
])('a second word for the same thing is refused in %s', (_where, code) => {
  expect(said(code)).toEqual([expect.stringMatching(/^Write “/)]);
});

it.each(['auth.signIn(email);', 'const kind = "log-in";', '// Opens **Sign-in method**.'])(
  'a name in code or of another product is allowed: %s',
  (code) => {
    expect(said(code)).toEqual([]);
  },
);
