import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { MODULES } from '../../modules';
import { diskFiles, type Files } from '../files/files';
import { moduleFiles } from '../site/named-files';
import { CURRENT } from '../site/write-site';
import { releaseBuilt } from './publish-built';
import { openStore, type Store } from './store';
import { fakeBuilds, HOSTS, type FakeBuilds } from './testing/fake-builds';

const MENU = 'menu-mfe';
const disk = diskFiles(false);
let builds: FakeBuilds;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-crashes-'));
  builds = fakeBuilds();
  await builds.goLive();
  await releaseMenu(builds.store);
  builds.rebuild(MENU, 'const menu = 2;');
});
afterAll(() => {
  builds.cleanUp();
  rmSync(folder, { recursive: true });
});

const releaseMenu = (store: Store) =>
  releaseBuilt({ store, root: builds.root, site: testSiteConfig }, [MENU]);

/**
 * The files of a process that is killed before its n-th change of something that others can see: these are renamed or
 * deleted.
 */
function killedBefore(at: number): { files: Files; killed: Promise<'killed'> } {
  let count = 0;
  let announce: (how: 'killed') => void = () => undefined;
  const killed = new Promise<'killed'>((resolve) => (announce = resolve));
  const step = async (path: string, change: () => Promise<void>) => {
    if (!path.includes('/part-')) count += 1;
    if (count < at) return change();
    announce('killed');
    return new Promise<void>(() => undefined);
  };
  const files = {
    ...disk,
    rename: (from: string, to: string) => step(to, () => disk.rename(from, to)),
    rm: (path: string) => step(path, () => disk.rm(path)),
  };
  return { files, killed };
}

/** What guests would meet: a version that is recorded and not shown, and files that a page names and nobody has. */
async function faults(store: Store): Promise<string[]> {
  const site = join(store.site, CURRENT);
  const { live } = await store.readState();
  const registry = readFileSync(join(site, 'registry.json'), 'utf8');
  const { modules, shell } = JSON.parse(registry);
  const shown = { ...modules, shell };
  const texts = readdirSync(site)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(site, name), 'utf8'));
  const named = moduleFiles([registry, ...texts], HOSTS.origins, testSiteConfig.business.url);
  const missing = named.filter(({ module, version, path }) => {
    const host = module === 'shell' ? join(site, version) : store.client(module, version);
    return !existsSync(join(host, path));
  });
  return [
    ...MODULES.filter((module) => shown[module].version !== live[module]),
    ...missing.map(({ module, path }) => `${module} ${path}`),
  ];
}

it('a release that is killed at any moment leaves what was live or what will be, and the next one completes it', async () => {
  const before = (await builds.store.readState()).live[MENU];
  const seen = new Set<string | undefined>();
  for (let at = 1, isOver = false; !isOver; at += 1) {
    const directory = join(folder, String(at));
    cpSync(builds.store.directory, directory, { recursive: true, verbatimSymlinks: true });
    const { files, killed } = killedBefore(at);
    const end = await Promise.race([killed, releaseMenu(openStore(directory, files))]);
    isOver = end !== 'killed';
    const store = openStore(directory, disk);
    const live = (await store.readState()).live[MENU];
    seen.add(live);
    expect([at, ...(await faults(store))]).toEqual([at]);
    // The lock of a dead process would be taken over, but this process is still alive.
    rmSync(join(directory, 'lock'), { force: true });
    await releaseMenu(store);
    expect([at, ...(await faults(store))]).toEqual([at]);
    expect((await store.readState()).live[MENU]).not.toBe(before);
    const left = [...readdirSync(directory), ...readdirSync(store.site)];
    expect(left.filter((name) => /^(lock|switching\.json$|part-|next-)/.test(name))).toEqual([]);
    rmSync(directory, { recursive: true });
  }
  expect(seen.size).toBe(2);
}, 60_000);

it('a release that the disk refuses says why, and leaves what is live', async () => {
  const { directory } = builds.store;
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC', path: '/store/a' });
  const store = openStore(directory, { ...disk, writeFile: () => Promise.reject(full) });
  await expect(releaseMenu(store)).rejects.toThrow('/store/a cannot be used: the disk is full.');
  expect(await faults(builds.store)).toEqual([]);
});
