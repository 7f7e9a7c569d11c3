import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { perModule, REMOTES } from '../modules';
import {
  fakeBuilds,
  HOSTS,
  snapshot,
  type FakeBuilds,
  writeHosts,
} from '../releases/store/testing/fake-builds';
import { type Store, switchLive } from '../releases';
import type { ChannelClient } from './channel-client';
import { preview } from './preview';
import { withStoreCopy } from './store-copy';

const ADDRESS = 'https://shop--pr-12-abc.web.app';
const site = testSiteConfig;

let builds: FakeBuilds;
let deployed: string;
beforeEach(async () => {
  builds = fakeBuilds();
  deployed = mkdtempSync(join(tmpdir(), 'simmer-channel-'));
  await builds.goLive();
  await writeHosts(builds.store, { ...HOSTS, sites: perModule((name) => `site-${name}`) });
  await switchLive(builds.store, site, (state) => state);
});
afterEach(() => {
  builds.cleanUp();
  rmSync(deployed, { recursive: true });
});

/** A host that stores deployed files in a folder. */
function folderClient(): ChannelClient & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    open: async (of, channel) => {
      calls.push(`open ${of} ${channel}`);
      return { address: ADDRESS, isNew: true };
    },
    deploy: async (directory, channel) => {
      calls.push(`deploy ${channel}`);
      cpSync(directory, deployed, { recursive: true });
    },
  };
}

const read = (name: string) => readFileSync(join(deployed, name), 'utf8');

async function previewOf(modules: readonly ('menu-mfe' | 'shell')[] = []) {
  const client = folderClient();
  const { store, root } = builds;
  const previewIn = (shown: Store) => preview({ store: shown, site, channel: 'pr-12', client });
  const { address } = await (modules.length === 0
    ? previewIn(store)
    : withStoreCopy({ store, root, site, modules }, previewIn));
  return { address, calls: client.calls };
}

it('shows the changed module with what is live, at an address of its own', async () => {
  builds.rebuild('menu-mfe', 'changed');
  const { address, calls } = await previewOf(['menu-mfe']);
  expect(address).toBe(ADDRESS);
  expect(calls).toEqual(['open site-shell pr-12', 'deploy pr-12']);
  const { modules } = JSON.parse(read('site/registry.json'));
  const live = (await builds.store.readState()).live;
  expect(modules['menu-mfe'].version).not.toBe(live['menu-mfe']);
  expect(modules['cart-mfe'].version).toBe(live['cart-mfe']);
  const file = join(deployed, 'site', modules['menu-mfe'].version, 'chunk.5ec7662d.js');
  expect(readFileSync(file, 'utf8')).toBe('changed');
});

it('names no file that it does not have, and no address of the live remotes', async () => {
  await previewOf();
  const { modules } = JSON.parse(read('site/registry.json'));
  for (const name of REMOTES) {
    const { origin, pathname } = new URL(modules[name].entry);
    expect(origin).toBe(ADDRESS);
    expect(existsSync(join(deployed, 'site', pathname))).toBe(true);
  }
  const names = readdirSync(join(deployed, 'site'), { recursive: true }).map(String);
  const texts = names
    .filter((name) => /\.(html|json)$/.test(name))
    .map((name) => read(`site/${name}`));
  for (const origin of Object.values(HOSTS.origins))
    expect([...texts, read('firebase.json')].join()).not.toContain(origin);
});

it('is deployed to the site of the shop alone, with the headers of a document', async () => {
  await previewOf();
  const { hosting } = JSON.parse(read('firebase.json'));
  expect(hosting).toHaveLength(1);
  expect(hosting[0]).toMatchObject({ site: 'site-shell', public: 'site' });
  expect(read('firebase.json')).toContain(`script-src 'self' ${ADDRESS}`);
});

it('leaves the live store as it was', async () => {
  builds.rebuild('menu-mfe', 'changed');
  const before = snapshot(builds.store.directory);
  await previewOf(['menu-mfe']);
  expect(snapshot(builds.store.directory)).toEqual(before);
});

it('says what is missing when the store names no site', async () => {
  await writeHosts(builds.store, HOSTS);
  await expect(previewOf()).rejects.toThrow(/hosts\.json names no sites: a preview needs/);
});
