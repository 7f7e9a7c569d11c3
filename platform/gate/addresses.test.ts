import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { newAddresses } from './addresses';

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(folder);
  publish('1.0.0', 'fetch("http://localhost:8080/x")');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function publish(version: string, script: string) {
  storeRelease(store, 'menu-mfe', version, { 'menu.js': script });
}

function check(script: string) {
  publish('1.0.1', script);
  const live = { live: { 'menu-mfe': '1.0.0' }, log: [] };
  return newAddresses(store, live, [{ module: 'menu-mfe', version: '1.0.1' }]);
}

it.each([
  [
    'a picture from the machine of a developer',
    'src="http://localhost:9999/a.png"',
    '//localhost:9999',
  ],
  ['an address of this machine', '"ws://127.0.0.1:3001/hot"', '//127.0.0.1:3001'],
  ['a file', '"file:///tmp/menu.json"', 'file://'],
  ['a home folder', '"/home/ada/simmer/menu.ts"', '/home/ada/'],
  ['plain http', '"http://pictures.example/pie.jpg"', 'http://pictures.example'],
])('%s is named, with its file', async (_, script, address) => {
  expect(await check(script)).toEqual([
    expect.stringMatching(`^menu-mfe has the address ${address} in menu\\.js, `),
  ]);
});

it('https, the names of XML and what is live already pass', async () => {
  const script =
    '"https://pictures.example/pie.jpg" "http://www.w3.org/2000/svg" "http://localhost:8080/y"';
  expect(await check(script)).toEqual([]);
});
