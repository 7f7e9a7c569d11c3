import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineHashes } from '../../hosting';
import { openStore, type Store } from '../store/store';
import { writeHosting } from './write-hosting';
import { writeSite } from './write-site';

const origins = {
  'menu-mfe': 'https://kitchen-menu.web.app',
  'cart-mfe': 'https://kitchen-cart.web.app',
  'editor-mfe': 'https://kitchen-editor.web.app',
};
const sites = {
  shell: 'kitchen',
  'menu-mfe': 'kitchen-menu',
  'cart-mfe': 'kitchen-cart',
  'editor-mfe': 'kitchen-editor',
};

let store: Store;
const path = () => join(store.directory, 'firebase.json');

beforeEach(async () => {
  store = openStore(mkdtempSync(join(tmpdir(), 'simmer-hosting-')));
  mkdirSync(store.directory, { recursive: true });
  const page = '<script>early()</script>';
  await writeSite(store.site, { files: new Map([['index.html', page]]), warnings: [] });
});
afterEach(() => {
  rmSync(store.directory, { recursive: true });
});

it('is written for a shop on Firebase, with the policy that its live documents need', async () => {
  const late = '<script>bear()</script>';
  mkdirSync(join(store.site, 'current/canary/menu-mfe'), { recursive: true });
  writeFileSync(join(store.site, 'current/canary/menu-mfe/cart.html'), late);

  await writeHosting(store, { origins, sites }, testSiteConfig);

  const written = readFileSync(path(), 'utf8');
  for (const html of ['<script>early()</script>', late])
    expect(written).toContain(inlineHashes(html).scripts[0]);
  expect(written).toContain('"value": "https://kitchen.test.example"');
});

it('is not written for a shop that is served by other means', async () => {
  await writeHosting(store, { origins }, testSiteConfig);
  expect(existsSync(path())).toBe(false);
});
