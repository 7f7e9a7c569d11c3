import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../composer/testing/fake-modules';
import { writeContents, type ChannelClient } from '../deploy';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { perModule, REMOTES } from '../modules';
import { release, writeHosts } from '../releases';
import { chunkOf, contentOf, fakeBuilds, HOSTS } from '../releases/testing/fake-builds';
import { deployPreview, previewFiles, readPreview } from './preview';

const ADDRESS = 'https://shop--pr-12-abc.web.app';
const builds = fakeBuilds();
const folder = temporaryFolder();
let calls: string[];

beforeEach(async () => {
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
    cpSync(directory, folder.at('deployed'), { recursive: true });
    return Promise.resolve();
  },
};
const read = (name: string) => readFileSync(folder.at('deployed', name), 'utf8');
const live = () => previewFiles({ store: builds.store, state: builds.store.readState(), site });
const deploy = async (files = live()) =>
  deployPreview({ files: await files, store: builds.store, site, channel: 'pr-12', client });

it('a preview shows a changed module with what is live, at a separate address, and leaves the store unchanged', async () => {
  const { store } = builds;
  const version = await builds.addNew('hours', 'changed');
  const before = contentOf(store.directory);
  const state = release(store.readState(), { hours: version }, { at: new Date() });
  const { address } = await deploy(previewFiles({ store, state, site }));
  expect(address).toBe(ADDRESS);
  expect(calls).toEqual(['open site-shell pr-12', 'deploy pr-12']);
  const { modules } = JSON.parse(read('shell/registry.json'));
  expect(modules['hours'].version).toBe(version);
  const [chunk] = chunkOf(store, 'hours', version);
  expect(read(`shell/hours/${chunk}`)).toBe('changed');
  expect(contentOf(store.directory)).toEqual(before);
});

it('a preview names only files that it has, and only its own address', async () => {
  await deploy();
  const { modules } = JSON.parse(read('shell/registry.json'));
  for (const name of REMOTES) {
    const { origin, pathname } = new URL(modules[name].entry);
    expect(origin).toBe(ADDRESS);
    expect(existsSync(folder.at('deployed/shell', pathname))).toBe(true);
  }
  const names = readdirSync(folder.at('deployed/shell'), { recursive: true }).map(String);
  const texts = names
    .filter((name) => /\.(html|json)$/.test(name))
    .map((name) => read(`shell/${name}`));
  for (const origin of [...Object.values(HOSTS.origins), 'https://preview.invalid'])
    expect([...texts, read('firebase.json')].join()).not.toContain(origin);
});

it('a preview says which module cannot be rendered', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { store } = builds;
  rmSync(join(store.release('news', store.readState().live['news'] ?? ''), 'server'), {
    recursive: true,
  });
  await live();
  expect(log.mock.calls.join()).toContain('news cannot be rendered');
});

it('a preview is deployed only to the site of the shop, with the headers of a document', async () => {
  await deploy();
  const { hosting } = JSON.parse(read('firebase.json'));
  expect(hosting).toMatchObject([{ site: 'site-shell', public: 'shell' }]);
  expect(read('firebase.json')).toContain("script-src 'self'");
});

it('a preview takes no configuration, link or hidden file from the job that made it', async () => {
  const made = folder.at('made');
  writeContents(made, await live());
  symlinkSync('/etc/passwd', join(made, 'secret.txt'));
  expect(() => readPreview(made)).toThrow('secret.txt is a link');
  rmSync(join(made, 'secret.txt'));
  folder.write('made/firebase.json', '{"hosting":{"predeploy":"sh"}}');
  const files = readPreview(made);
  await deploy(Promise.resolve(files));
  expect(read('firebase.json')).not.toContain('predeploy');
});

it('a preview says what is missing when the store names no site', async () => {
  writeHosts(builds.store, HOSTS);
  await expect(deploy()).rejects.toThrow(/hosts\.json names no sites: a preview needs/);
});
