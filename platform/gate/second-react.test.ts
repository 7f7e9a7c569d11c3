import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import type { ModuleName } from '../modules';
import { root } from '../base';
import { openStore, type Store } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { secondReact } from './second-react';

const NAME = '__federation_expose_MenuSections.0a1b2c3d.js';
let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function release(module: ModuleName, script: string) {
  storeRelease(store, module, '1.0.0', { [NAME]: script });
  return secondReact(store, [{ module, version: '1.0.0' }]);
}

/** React as a bundler emits it, with other export names. */
function bundledReact(kind: 'production' | 'development'): string {
  const source = readFileSync(join(root, `node_modules/react/cjs/react.${kind}.js`), 'utf8');
  let count = 0;
  return minifySync(
    source.replace(/exports\.\w+/g, () => `exports.a${String((count += 1))}`),
    {
      compress: true,
      mangle: true,
    },
  ).code;
}

it.each(['production', 'development'] as const)(
  'a remote that contains the %s build of React is named, with the file',
  async (kind) => {
    expect(await release('menu-mfe', bundledReact(kind))).toEqual([
      `menu-mfe contains a second copy of React, in ${NAME}. Import only "react", which the shell provides (platform/build/webpack/singletons.js).`,
    ]);
  },
);

it('a remote that uses the shell’s React contains none', async () => {
  const script = 'var r=n(42);t.default=()=>{const[a,b]=r.useState(0);return r.useId()+a}';
  expect(await release('menu-mfe', script)).toEqual([]);
});
