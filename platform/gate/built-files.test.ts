import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { packageFile } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { openStore, type Store } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { builtFileProblems } from './built-files';

const { at } = temporaryFolder();
let store: Store;

beforeEach(() => {
  store = openStore(at());
  storeRelease(store, 'news', '1.0.0', { 'news.js': 'fetch("http://localhost:8080/x")' });
});

function check(script: string) {
  storeRelease(store, 'news', '1.0.1', { 'news.js': script });
  const live = { live: { news: '1.0.0' }, log: [] };
  return builtFileProblems(store, live, [{ module: 'news', version: '1.0.1' }]);
}

it.each([
  [
    'a picture from the machine of a developer',
    'src="http://localhost:9999/a.png"',
    '//localhost:9999',
  ],
  ['an address of this machine', '"ws://127.0.0.1:3001/hot"', '//127.0.0.1:3001'],
  ['a file', '"file:///tmp/news.json"', 'file://'],
  ['a home folder', '"/home/ada/library/news.ts"', '/home/ada/'],
  ['plain http', '"http://pictures.example/pie.jpg"', 'http://pictures.example'],
])('%s is reported with its file', (_, script, address) => {
  expect(check(script)).toEqual([
    expect.stringMatching(`^news has the address ${address} in news\\.js, `),
  ]);
});

/** React as a bundler emits it, with other export names. */
function bundledReact(kind: string): string {
  const source = readFileSync(packageFile(`react/cjs/react.${kind}.js`), 'utf8');
  let count = 0;
  return minifySync(
    source.replace(/exports\.\w+/g, () => `exports.a${String((count += 1))}`),
    { compress: true, mangle: true },
  ).code;
}

it.each(['production', 'development'])(
  'a remote that contains the %s build of React is reported with the file',
  (kind) => {
    expect(check(bundledReact(kind))).toEqual([
      'news contains a second copy of React, in news.js. Import only "react", which the shell provides (platform/build/webpack/singletons.js).',
    ]);
  },
);

it('the shell’s React, https, XML namespaces and addresses that are already live are accepted', () => {
  const script =
    'var r=n(42);t.default=()=>{const[a,b]=r.useState(0);return r.useId()+a};"https://pictures.example/pie.jpg" "http://www.w3.org/2000/svg" "http://localhost:8080/y"';
  expect(check(script)).toEqual([]);
});
