import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { photoOf } from './owner-photo';
import { openStore } from './store';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'simmer-photo-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const siteWith = (name: string) => ({
  ...testSiteConfig,
  theme: {
    css: '',
    picture: { kind: 'photo' as const, type: 'image/webp', bytes: Buffer.from(name), name },
  },
});

it('the store keeps the photo of the shop, and no earlier one', async () => {
  const store = openStore(directory);
  await photoOf(store, siteWith('hero.1.webp'));
  const [[name = '', path = ''] = []] = [...(await photoOf(store, siteWith('hero.2.webp')))];
  expect(name).toBe('hero.2.webp');
  expect(readFileSync(path, 'utf8')).toBe('hero.2.webp');
  expect(readdirSync(join(directory, 'pictures'))).toEqual(['hero.2.webp']);
});

it('a shop without a photo of its own has none in its store', async () => {
  expect([...(await photoOf(openStore(directory), testSiteConfig))]).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
});
