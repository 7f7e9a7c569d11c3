import { readFileSync } from 'node:fs';
import { blanked, mutantsOf } from './mutants';

const rules = `
    // return a && b;
    function isShort(value) { return value.size() <= 60 && value.matches('(a && b;)'); }
    match /menu/{dish} {
      allow read;
      allow create, update: if isManager()
        && (isShort(x) || y == 'it''s');
    }`;
const changes = () => mutantsOf(rules).map(({ line, change }) => `${String(line)}: ${change}`);

describe('mutants of the rules', () => {
  it.each([
    ['an operand of "and"', '3: value.size() <= 60 → true'],
    ['a call with operators in its strings', "3: value.matches('(a && b;)') → true"],
    ['a bound, up', '3: 60 → 61'],
    ['a bound, down', '3: 60 → 59'],
    ['a bound itself', '3: <= → <'],
    ['a string', "3: '(a && b;)' → '(a && b;)~'"],
    ['a path', '4: match /menu/{dish} → match /menu/{dish=**}'],
    ['a whole permission', '5: allow read; → nothing'],
    ['one method of a permission', '6: create, update → update'],
    ['an operand on the next line', "7: (isShort(x) || y == 'it''s') → true"],
  ])('include %s', (_, change) => {
    expect(changes()).toContain(change);
  });

  it('leave comments alone', () => {
    expect(changes().filter((change) => change.startsWith('2:'))).toEqual([]);
  });

  it('change one thing at a time, and each thing once', () => {
    const sources = mutantsOf(rules).map(({ source }) => source);
    expect(new Set([rules, ...sources]).size).toBe(sources.length + 1);
    expect(sources).toContain(rules.replace('isManager()', 'true'));
    expect(sources).toContain(rules.replace('allow read;', ''));
  });

  it('drop each side of an "or"', () => {
    const [one, other] = ['return a && b || c;', 'return (a || b) && c;'];
    expect(mutantsOf(one).map(({ source }) => source)).toEqual([
      'return false || c;',
      'return true && b || c;',
      'return a && true || c;',
      'return a && b || false;',
      'return a && b || true;',
    ]);
    expect(mutantsOf(other).map(({ source }) => source)).toEqual([
      'return true && c;',
      'return (false || b) && c;',
      'return (true || b) && c;',
      'return (a || false) && c;',
      'return (a || true) && c;',
      'return (a || b) && true;',
    ]);
  });

  it('keep every position', () => {
    expect(blanked(rules)).toHaveLength(rules.length);
    expect(blanked(rules).split('\n')).toHaveLength(rules.split('\n').length);
  });

  it('cover every condition of the real rules', () => {
    const source = readFileSync('firestore.rules', 'utf8');
    const lines = new Set(mutantsOf(source).map(({ line }) => line));
    const conditions = source
      .split('\n')
      .map((text, index) => ({ text: text.trim(), line: index + 1 }))
      .filter(({ text }) => /^(return|allow|&&|\|\|)/.test(text));
    expect(conditions.length).toBeGreaterThan(15);
    expect(conditions.filter(({ line }) => !lines.has(line))).toEqual([]);
  });
});
