import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '../../../hosting';
import { MODULES, REMOTES, type ModuleName } from '../../../modules';
import { namedFiles } from '../../site/named-files';
import { CURRENT } from '../../site/write-site';
import type { Store } from '../store';
import type { TestShop } from './store-commands';

/** One sentence for each fault of a store that guests load pages from. */
export async function violations(store: Store, shop: TestShop): Promise<string[]> {
  const found: string[] = [];
  const state = await store.readState();
  const deployed = await store.readDeployed();
  const current = join(store.site, CURRENT);
  if (!existsSync(current)) return state.live.shell === undefined ? [] : ['there is no site'];
  const { modules, shell } = JSON.parse(readFileSync(join(current, 'registry.json'), 'utf8'));
  for (const module of MODULES) {
    const shown = module === 'shell' ? shell.version : modules[module].version;
    if (shown !== state.live[module])
      found.push(`${module} ${String(shown)} is shown, and ${String(state.live[module])} recorded`);
    const canary = state.canaries[module]?.version;
    for (const version of [state.live[module], canary])
      if (version !== undefined && !store.isStored(module, version))
        found.push(`${module} ${version} is live and not stored`);
    if (canary !== undefined) {
      const page = join(current, `canary/${module}/index.html`);
      if (!existsSync(page) || !readFileSync(page, 'utf8').includes(canary))
        found.push(`the page of the canary ${module} ${canary} is not there`);
    }
  }
  found.push(...unloadable(store, shop, current));
  if (deployed) {
    const former = join(store.site, deployed.composition);
    if (!existsSync(former)) found.push('the deployed composition is not stored');
    else found.push(...unloadable(store, shop, former));
  }
  return [...new Set(found)];
}

/** Missing files that the documents of a composition name, or that belong to a release that they name. */
function unloadable(store: Store, shop: TestShop, composition: string): string[] {
  const named = new Map<string, { module: ModuleName; version: string }>();
  const found: string[] = [];
  const check = (path: string, expected?: string) => {
    if (!existsSync(path)) found.push(`${path} is missing`);
    else if (expected !== undefined && readFileSync(path, 'utf8') !== expected)
      found.push(`${path} has other bytes`);
  };
  for (const text of documentsOf(composition).values())
    for (const { origin, version, path } of namedFiles([text])) {
      const module =
        REMOTES.find((one) => shop.hosts.some(({ origins }) => origins[one] === origin)) ?? 'shell';
      named.set(`${module} ${version}`, { module, version });
      check(join(module === 'shell' ? composition : store.client(module, ''), version, path));
    }
  for (const { module, version } of named.values()) {
    const folder = module === 'shell' ? join(composition, version) : store.client(module, version);
    for (const [path, content] of builtFiles(shop, module, version))
      check(join(folder, path), content);
  }
  return found;
}

function documentsOf(composition: string, folder = ''): Map<string, string> {
  const documents = new Map<string, string>();
  for (const entry of readdirSync(join(composition, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Version folders contain no documents.
    if (entry.isDirectory() && !/^\d/.test(entry.name))
      for (const [name, text] of documentsOf(composition, path)) documents.set(name, text);
    else if (/\.html$|^registry\.json$/.test(entry.name))
      documents.set(path, readFileSync(join(composition, path), 'utf8'));
  }
  return documents;
}

const builds = new Map<string, Map<string, string>>();
/** The files of a build, which a release must match byte for byte. Former versions have those of the first build. */
function builtFiles({ roots, versions }: TestShop, module: ModuleName, version: string) {
  const root = roots[Math.max(0, versions[module].indexOf(version))] ?? '';
  const client = join(root, module, 'dist/client');
  const known = builds.get(client);
  if (known) return known;
  const names = readdirSync(client).filter((name) => !name.startsWith('mf-stats'));
  const files = new Map(names.map((name) => [name, readFileSync(join(client, name), 'utf8')]));
  builds.set(client, files);
  return files;
}

/** Files that an undisturbed command must not leave. */
export function leftovers(store: Store): string[] {
  const hosting = readFileSync(join(store.directory, 'firebase.json'), 'utf8');
  const refused = [...documentsOf(join(store.site, CURRENT)).values()]
    .flatMap((text) => inlineHashes(text).scripts)
    .filter((hash) => !hosting.includes(hash));
  const names = [...readdirSync(store.directory), ...readdirSync(store.site)];
  return [
    ...refused.map((hash) => `firebase.json does not allow the script ${hash}`),
    ...names.filter((name) => /^(lock|switching\.json$|part-|next-)/.test(name)),
  ];
}
