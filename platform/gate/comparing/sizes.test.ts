import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type State, type Store } from '../../releases';
import { storeRelease } from '../../releases/testing/store-release';
import { describeDifference } from './describe-difference';
import { sizeDifferences } from './sizes';

let folder: string;
let store: Store;
let live: State;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(folder);
  live = { ...store.readState(), live: { 'cart-mfe': '1.0.0' } };
  publish('1.0.0', 40_000);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(version: string, scripts: number) {
  const sizes = { entry: 0, scripts, styles: 10_000 };
  storeRelease(store, 'cart-mfe', version, {}, { sizes });
}

it.each([
  ['by a twentieth is not told', 42_500, []],
  [
    'by more is told in kilobytes',
    42_600,
    ['cart-mfe: size of scripts and styles, 50.0 kB is now 52.6 kB (what browsers load)'],
  ],
  ['less than before is not told', 30_000, []],
])('a module that has grown %s', async (_title, scripts, expected) => {
  publish('2.0.0', scripts);
  const candidate = { ...live, live: { 'cart-mfe': '2.0.0' } };
  const found = sizeDifferences(store, { live, candidate }, ['cart-mfe']);
  expect(found.map((one) => describeDifference(one, ['cart-mfe']))).toEqual(expected);
});
