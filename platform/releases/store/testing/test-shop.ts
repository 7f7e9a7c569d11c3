import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { fakeOrigin } from '../../../composer/testing/fake-modules';
import { MODULES, perModule, perRemote, type ModuleName } from '../../../modules';
import { liveComposition } from '../../site/write-site';
import { publishBuilt } from '../publish-built';
import { builtVersion } from '../publish';
import type { Hosts } from '../state';
import { switchLive } from '../switch';
import { release } from '../transitions';
import { fakeBuilds, HOSTS } from './fake-builds';
import type { TestShop } from './store-commands';

/** The number of builds of each module. */
export const BUILDS = 3;
/** Enough former releases of the menu that retention deletes the oldest at each new one. */
const FORMER = 11;
const SITES = perModule((name) => `kitchen-${name}`);
const OTHER_HOSTS: Hosts = {
  origins: perRemote((name) => fakeOrigin(name, 'other-')),
  sites: SITES,
};

export interface PreparedTestShop extends TestShop {
  /** A store with a long history. An early composition is deployed. */
  template: string;
  cleanUp: () => void;
}

/** Builds of all modules, and a store to copy. */
export async function prepareTestShop(): Promise<PreparedTestShop> {
  const all = Array.from({ length: BUILDS }, () => fakeBuilds());
  const [first] = all;
  if (!first) throw new Error('There are no builds.');
  const versions: Record<ModuleName, string[]> = perModule(() => []);
  for (const [n, { root, rebuild }] of all.entries())
    for (const module of MODULES) {
      if (n > 0) rebuild(module, `const build = '${module} ${String(n)}';`);
      versions[module].push(await builtVersion(root, module));
    }
  const hosts = [{ ...HOSTS, sites: SITES }, OTHER_HOSTS];
  const { store } = first;
  await publishBuilt({ store, root: first.root, site: testSiteConfig }, hosts[0] ?? HOSTS);
  for (let n = 0; n < FORMER; n += 1) {
    const version = `0.${String(n)}.0-${String(n).padStart(8, '0')}`;
    copyAs(store.directory, versions['menu-mfe'][0] ?? '', version);
    const how = { module: 'menu-mfe', at: new Date('2026-01-01') } as const;
    await switchLive(store, testSiteConfig, (state) => release(state, version, how));
    const composition = await liveComposition(store.site);
    if (n === 1 && composition !== undefined) {
      const { live } = await store.readState();
      await store.writeDeployed({ composition, live, at: '2026-01-01T00:00:00.000Z' });
    }
  }
  return {
    roots: all.map(({ root }) => root),
    versions,
    hosts,
    template: store.directory,
    cleanUp: () => {
      for (const { cleanUp } of all) cleanUp();
    },
  };
}

function copyAs(directory: string, from: string, version: string): void {
  for (const folder of ['origins', 'releases']) {
    const path = join(directory, folder, 'menu-mfe');
    mkdirSync(join(path, version), { recursive: true });
    cpSync(join(path, from), join(path, version), { recursive: true });
  }
  const contract = join(directory, 'releases/menu-mfe', version, 'contract.json');
  writeFileSync(contract, readFileSync(contract, 'utf8').replaceAll(from, version));
}

/** A copy of the template, or an empty store with `isNew`. Released files are links, because nothing writes to them. */
export function copyOfStore(template: string, to: string, isNew: boolean): string {
  rmSync(to, { recursive: true, force: true });
  if (!isNew) linkTree(template, to);
  return to;
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    // Records are directly in the folder, and a planted bug writes to them.
    else if (entry.name.endsWith('.json')) copyFileSync(source, copy);
    else linkSync(source, copy);
  }
}
