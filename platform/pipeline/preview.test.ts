import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig as site } from '@simmer/shared/testing/site-config';
import type { ChannelClient } from '../deploy';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { perModule, REMOTES } from '../modules';
import { release, writeHosts } from '../releases';
import { contentOf, fakeBuilds, HOSTS } from '../releases/testing/fake-builds';
import { deployPreview, writePreview } from './preview';

const ADDRESS = 'https://shop--pr-12-abc.web.app';
const builds = fakeBuilds();
const temporary = temporaryFolder();
let folder: string;
let deployed: string;
let calls: string[];

beforeEach(async () => {
  [folder, deployed] = [temporary.at('made'), temporary.at('deployed')];
  calls = [];
  await builds.goLive();
  writeHosts(builds.store, { ...HOSTS, sites: perModule((name) => `site-${name}`) });
});

/** A host that stores deployed files in a folder. */
const client: ChannelClient = {
  openChannel: (of, channel) => {
    calls.push(`open ${of} ${channel}`);
    return Promise.resolve({ address: ADDRESS, isNew: true });
  },
  deployChannel: (directory, channel) => {
    calls.push(`deploy ${channel}`);
    cpSync(directory, deployed, { recursive: true });
    return Promise.resolve();
  },
};
const read = (name: string) => readFileSync(join(deployed, name), 'utf8');
const deploy = () => deployPreview({ folder, store: builds.store, site, channel: 'pr-12', client });

it('shows a changed module with what is live, at an address of its own, and leaves the store as it was', async () => {
  const { store } = builds;
  const version = await builds.publishNew('menu-mfe', 'changed');
  const before = contentOf(store.directory);
  const state = release(store.readState(), version, { module: 'menu-mfe', at: new Date() });
  await writePreview(folder, { store, state, site });
  const { address } = await deploy();
  expect(address).toBe(ADDRESS);
  expect(calls).toEqual(['open site-shell pr-12', 'deploy pr-12']);
  const { modules } = JSON.parse(read('shell/registry.json'));
  expect(modules['menu-mfe'].version).toBe(version);
  const [chunk = ''] = [...store.served('menu-mfe', version).keys()].filter((name) =>
    name.startsWith('chunk'),
  );
  expect(read(`shell/menu-mfe/${chunk}`)).toBe('changed');
  expect(contentOf(store.directory)).toEqual(before);
});

it('names no file that it does not have, and no address but its own', async () => {
  const { store } = builds;
  await writePreview(folder, { store, state: store.readState(), site });
  await deploy();
  const { modules } = JSON.parse(read('shell/registry.json'));
  for (const name of REMOTES) {
    const { origin, pathname } = new URL(modules[name].entry);
    expect(origin).toBe(ADDRESS);
    expect(existsSync(join(deployed, 'shell', pathname))).toBe(true);
  }
  const names = readdirSync(join(deployed, 'shell'), { recursive: true }).map(String);
  const texts = names
    .filter((name) => /\.(html|json)$/.test(name))
    .map((name) => read(`shell/${name}`));
  for (const origin of [...Object.values(HOSTS.origins), 'https://preview.invalid'])
    expect([...texts, read('firebase.json')].join()).not.toContain(origin);
});

it('is deployed to the site of the shop alone, with the headers of a document', async () => {
  await writePreview(folder, { store: builds.store, state: builds.store.readState(), site });
  await deploy();
  const { hosting } = JSON.parse(read('firebase.json'));
  expect(hosting).toMatchObject([{ site: 'site-shell', public: 'shell' }]);
  expect(read('firebase.json')).toContain("script-src 'self'");
});

it('takes no configuration, link or hidden file from the job that made it', async () => {
  await writePreview(folder, { store: builds.store, state: builds.store.readState(), site });
  symlinkSync('/etc/passwd', join(folder, 'secret.txt'));
  await expect(deploy()).rejects.toThrow('secret.txt is a link');
  rmSync(join(folder, 'secret.txt'));
  writeFileSync(join(folder, 'firebase.json'), '{"hosting":{"predeploy":"sh"}}');
  await deploy();
  expect(read('firebase.json')).not.toContain('predeploy');
});

it('says what is missing when the store names no site', async () => {
  writeHosts(builds.store, HOSTS);
  await expect(deploy()).rejects.toThrow(/hosts\.json names no sites: a preview needs/);
});
