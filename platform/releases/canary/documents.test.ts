import { Script } from 'node:vm';
import { choosingDocument, leavingDocument, variantDocument } from './documents';

const HTML = '<!doctype html><html><head><meta charset="utf-8"/><script src="/main.js" defer>';
const CANARY = { module: 'menu-mfe' as const, version: '</script><script>alert(1)', share: 10 };
/** The only inline script, if browsers can run it as it is. */
function scriptOf(html: string): string {
  const [[, script = ''] = [], ...more] = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  expect(more).toEqual([]);
  expect(() => new Script(script || '(')).not.toThrow();
  expect(script).not.toMatch(/\b(?:export|import|require)\b/);
  return script;
}

it.each([
  ['that chooses', (html: string) => choosingDocument(html, CANARY)],
  ['of a canary', variantDocument],
])('a document %s runs its script before all others, right after the encoding', (_case, change) => {
  const html = change(HTML);
  const start = '<!doctype html><html><head><meta charset="utf-8"/><script>';
  expect(html.startsWith(start + scriptOf(html))).toBe(true);
  expect(() => change('<!doctype html><title>Shop</title>')).toThrow(
    'A document does not begin with its character encoding.',
  );
});

it('a document that chooses contains the canary and its share, escaped', () => {
  const script = scriptOf(choosingDocument(HTML, CANARY));
  for (const part of ['"module":"menu-mfe"', '"share":10', '\\u003c/script>'])
    expect(script).toContain(part);
});

it('a document of a canary that is over only leads away', () => {
  expect(scriptOf(leavingDocument())).toContain('replace');
});
