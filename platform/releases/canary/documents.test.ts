import { Script } from 'node:vm';
import { choosingDocument, leavingDocument, variantDocument } from './documents';

const HTML = '<!doctype html><html><head><meta charset="utf-8"/><script src="/main.js" defer>';
const CANARY = { module: 'menu-mfe' as const, version: '1.0.0-ab12cd34', share: 10 };
/** In the order in which a browser runs them. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);

describe.each([
  ['that chooses', (html: string) => choosingDocument(html, CANARY)],
  ['of a canary', variantDocument],
])('a document %s', (_case, change) => {
  it('runs its script before all others, right after the character encoding', () => {
    const html = change(HTML);
    expect(html).toMatch(
      /^<!doctype html><html><head><meta charset="utf-8"\/><script>.+<\/script><script src="\/main.js" defer>$/,
    );
  });

  it('must begin with its character encoding, where the script goes', () => {
    expect(() => change('<!doctype html><title>Shop</title>')).toThrow(
      'A document does not begin with its character encoding.',
    );
  });

  it('has a script that browsers can run as it is', () => {
    const [script] = inlineScripts(change(HTML));
    expect(() => new Script(script ?? '(')).not.toThrow();
    expect(script).not.toMatch(/\b(?:export|import|require)\b/);
  });
});

it('a document that chooses contains the canary and its share, escaped', () => {
  const foreign = { ...CANARY, version: '</script><script>alert(1)' };
  const [script, ...more] = inlineScripts(choosingDocument(HTML, foreign));
  expect(more).toEqual([]);
  expect(script).toContain('"module":"menu-mfe"');
  expect(script).toContain('"share":10');
  expect(script).toContain('\\u003c/script>');
});

it('a document of a canary that is over only leads away', () => {
  const [script, ...more] = inlineScripts(leavingDocument());
  expect(more).toEqual([]);
  expect(() => new Script(script ?? '(')).not.toThrow();
});
