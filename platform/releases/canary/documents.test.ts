import { Script } from 'node:vm';
import { canaryFolder, choosingDocument, missingDocument, variantDocument } from './documents';

const HTML = '<!doctype html><html><head><meta charset="utf-8"/><script src="/main.js" defer>';
const CANARIES = [{ module: 'menu-mfe' as const, version: '1.0.0-ab12cd34', share: 10 }];
/** In the order in which a browser runs them. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);

describe('the documents of a set of canaries', () => {
  it('are in a folder that names the modules in order', () => {
    expect(canaryFolder(['menu-mfe'])).toBe('canary/menu-mfe');
    expect(canaryFolder(['menu-mfe', 'cart-mfe'])).toBe('canary/menu-mfe--cart-mfe');
  });
});

describe.each([
  ['that chooses', (html: string) => choosingDocument(html, CANARIES)],
  ['of a canary', variantDocument],
  ['that is shown where there is none', missingDocument],
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

describe('a document that chooses', () => {
  it('contains each canary and its share, escaped', () => {
    const foreign = { ...CANARIES[0]!, version: '</script><script>alert(1)' };
    const [script, ...more] = inlineScripts(choosingDocument(HTML, [...CANARIES, foreign]));
    expect(more).toEqual([]);
    expect(script).toContain('{"module":"menu-mfe","version":"1.0.0-ab12cd34","share":10}');
    expect(script).toContain('\\u003c/script>');
  });
});
