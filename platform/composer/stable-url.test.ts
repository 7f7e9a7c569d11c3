import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stableUrl } from './stable-url';

let folder: string;
const BASE = 'https://menu.remotes.test.example';
const release = (version: string) => ({
  client: join(folder, version),
  base: `${BASE}/${version}/`,
});
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
/** The address that the third release gives a file. */
const addressOf = (file: string) =>
  stableUrl(
    { ...release('3'), version: '3', server: '', earlier: [release('1'), release('2')] },
    `${BASE}/3/${file}`,
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-kept-'));
  for (const version of ['1', '2', '3']) {
    write(`${version}/same.0123abcd.woff2`, 'letters');
    write(`${version}/icon.svg`, '<svg/>');
  }
  write('2/newer.0123abcd.svg', '<svg/>');
  write('3/newer.0123abcd.svg', '<svg/>');
  write('1/other.0123abcd.svg', '<svg id="1"/>');
  write('3/other.0123abcd.svg', '<svg id="3"/>');
  write('3/latest.0123abcd.svg', '<svg/>');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the address of a font or a picture in a style', () => {
  it.each([
    ['that every release has is that of the first', 'same.0123abcd.woff2', '1'],
    ['that came with a later release is the one it had there', 'newer.0123abcd.svg', '2'],
    ['that is new is its own', 'latest.0123abcd.svg', '3'],
    ['that has the name of an earlier one, but other bytes, is its own', 'other.0123abcd.svg', '3'],
    ['without a hash in its name is its own', 'icon.svg', '3'],
    ['that somebody deleted is its own', 'gone.0123abcd.svg', '3'],
  ])('%s', (_promise, file, version) => {
    expect(addressOf(file)).toBe(`${BASE}/${version}/${file}`);
  });

  it('passes over a release in which it was deleted', () => {
    rmSync(join(folder, '1/same.0123abcd.woff2'));
    expect(addressOf('same.0123abcd.woff2')).toBe(`${BASE}/2/same.0123abcd.woff2`);
  });

  it('of another host is left as it is', () => {
    const url = 'https://cdn.test.example/3/same.0123abcd.woff2';
    expect(stableUrl({ ...release('3'), version: '3', server: '' }, url)).toBe(url);
  });
});
