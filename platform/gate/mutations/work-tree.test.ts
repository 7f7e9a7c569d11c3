import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEdits } from './work-tree';

let tree: string;
const path = 'soup.ts';
const content = () => readFileSync(join(tree, path), 'utf8');

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'simmer-tree-'));
  writeFileSync(join(tree, path), 'salt, pepper, salt');
});
afterEach(() => {
  rmSync(tree, { recursive: true });
});

describe('an edit', () => {
  it('lasts until its use ends, and builds on the edits before it', async () => {
    const edits = [
      { path, text: 'pepper', by: '$& chili' },
      { path, text: 'chili', by: 'paprika' },
    ];
    expect(await withEdits(tree, edits, () => Promise.resolve(content()))).toBe(
      'salt, $& paprika, salt',
    );
    expect(content()).toBe('salt, pepper, salt');
  });

  it('is reverted when its use fails', async () => {
    const use = () => Promise.reject(new Error('burnt'));
    await expect(withEdits(tree, [{ path, text: 'pepper', by: '' }], use)).rejects.toThrow('burnt');
    expect(content()).toBe('salt, pepper, salt');
  });

  it.each(['sugar', 'salt'])('of a text that does not occur once is refused: %s', async (text) => {
    const use = jest.fn();
    const edits = [
      { path, text: 'pepper', by: 'chili' },
      { path, text, by: '' },
    ];
    await expect(withEdits(tree, edits, use)).rejects.toThrow(
      'soup.ts must contain this text once',
    );
    expect(use).not.toHaveBeenCalled();
    expect(content()).toBe('salt, pepper, salt');
  });
});
