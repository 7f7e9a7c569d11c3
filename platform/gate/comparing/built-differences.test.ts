import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../releases';
import { storeRelease } from '../../releases/testing/store-release';
import { fileDifferences, sizeDifferences } from './built-differences';
import { describeDifference } from './describe-difference';

it('a changed line of a file for search engines is reported; pages are compared as browsers show them, and the registry and the list of releases may always differ', () => {
  const files = (page: string, rule: string) =>
    new Map([
      ...['index.html', 'registry.json', 'releases.json'].map((name) => [name, page] as const),
      ['robots.txt', `User-agent: *\n${rule}\n`],
    ]);
  const found = fileDifferences(files('<p>', 'Disallow:'), files('<b>', 'Disallow: /'));
  expect(found.map((one) => describeDifference(one, ['shell']))).toEqual([
    'shell: “Disallow:” is now “Disallow: /” (robots.txt)',
  ]);
});

describe('the size of a module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-store-'));
  const store = openStore(folder);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const withSize = (version: string, scripts: number) => {
    const sizes = { entry: 0, scripts, styles: 10_000 };
    storeRelease(store, 'news', version, {}, { sizes });
    return { live: { news: version }, log: [] };
  };
  const live = withSize('1.0.0', 40_000);

  it.each([
    ['is not reported when it grows by a twentieth', '2.0.0', 42_500, []],
    [
      'is reported in kilobytes when it grows by more',
      '3.0.0',
      42_600,
      ['news: size of scripts and styles, 50.0 kB is now 52.6 kB (what browsers load)'],
    ],
    ['is not reported when it shrinks', '4.0.0', 30_000, []],
  ])('%s', (_, version, scripts, expected) => {
    const found = sizeDifferences(store, live, withSize(version, scripts));
    expect(found.map((one) => describeDifference(one, ['news']))).toEqual(expected);
  });
});
