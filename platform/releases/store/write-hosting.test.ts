import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineHashes } from '../../hosting';
import { perModule, perRemote } from '../../modules';
import { writeSite } from '../site/write-site';
import { openStore, type Store } from './store';
import { writeHosting } from './write-hosting';

const origins = perRemote((name) => `https://kitchen-${name}.web.app`);
const sites = perModule((name) => `kitchen-${name}`);

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

it('firebase.json is written for a shop on Firebase, with the policy that its live documents need', async () => {
  const late = '<script>restore()</script>';
  mkdirSync(join(store.site, 'current/canary/menu-mfe'), { recursive: true });
  writeFileSync(join(store.site, 'current/canary/menu-mfe/cart.html'), late);

  await writeHosting(store, { origins, sites }, testSiteConfig);

  const written = readFileSync(path(), 'utf8');
  for (const html of ['<script>early()</script>', late])
    expect(written).toContain(inlineHashes(html).scripts[0]);
  expect(written).toContain('"value": "https://kitchen.test.example"');
});

it('firebase.json is not written for a shop on other hosts', async () => {
  await writeHosting(store, { origins }, testSiteConfig);
  expect(existsSync(path())).toBe(false);
});
