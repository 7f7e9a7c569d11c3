import { CliError, type Site } from '../../base';
import { MODULES, type ModuleName, perModule } from '../../modules';
import { incompatibilities } from '../contract/incompatibilities';
import { unknownInterfaces } from '../contract/unknown-interfaces';
import { deleteOthers, prepareSite, showSite } from '../site/write-site';
import { composeStore, liveCombinations } from './compose-store';
import { contractsOf } from './contracts';
import { formerCanaries } from './former-canaries';
import { hostingRecord, modulesWithoutSite } from './hosting-record';
import { beginSwitch, settle } from './intent';
import { photoOf } from './owner-photo';
import { servedVersions, shellFilesOf } from './served-files';
import type { Hosts, State } from './state';
import type { Store } from './store';
import { missingFiles, neededFiles } from './whole-documents';
import { withStoreLock } from './with-store-lock';

/**
 * Changes what is live: composes the site and switches to it in one step. It builds no module.
 * @param change returns the new state. If it throws, nothing changes.
 * @param newHosts replace those of the store.
 * @returns a message for each remote that could not be rendered.
 * @throws CliError when incompatible modules would be live together, a file that a document names is not stored, or a
 * new remote has no host.
 */
export async function switchLive(
  store: Store,
  site: Site,
  change: (state: State) => State | Promise<State>,
  newHosts?: Hosts,
): Promise<readonly string[]> {
  return withStoreLock(store, async () => {
    const before = await store.readState();
    const state = await change(before);
    await requireCompatible(store, before, state);
    const hosts = newHosts ?? (await store.readHosts());
    requireSites(hosts, before, state);
    const composition = await composeStore(store, hosts, state, site);
    const documents = new Map([
      ...composition.files,
      ...(await formerCanaries(store, hosts, site, state, composition.files)),
    ]);
    const needed = neededFiles(store, hosts, site, documents.values());
    const [missing] = missingFiles(needed);
    if (missing)
      throw new CliError(
        `${missing.path} is missing, but a page would need it. Release ${missing.module} again from the commit of ${missing.version}, or restore the file.`,
      );
    const { files } = store;
    const linked = new Map([
      ...(await shellFilesOf(store, state, needed)),
      ...(await photoOf(store, site)),
    ]);
    const id = await prepareSite(store.site, documents, linked, files);
    const versions = perModule((module) => servedVersions(store, state, module, needed));
    const texts = [...documents].flatMap(([name, text]) => (name.endsWith('.html') ? [text] : []));
    await beginSwitch(store, {
      composition: id,
      records: {
        'state.json': state,
        'hosts.json': hosts,
        ...hostingRecord(hosts, texts, site, versions),
      },
    });
    const former = await showSite(store.site, id, files);
    await settle(store);
    const deployed = (await store.readDeployed())?.composition;
    await deleteOthers(store.site, [id, former, deployed], files);
    return composition.warnings;
  });
}

/** Only of what is new: a rollback of another module must not wait for a host. */
function requireSites(hosts: Hosts, before: State, { live }: State): void {
  const lacking = modulesWithoutSite(hosts, live).filter(
    (name) => live[name] !== before.live[name],
  );
  if (lacking.length > 0)
    throw new CliError(
      `hosts.json names no Hosting site for ${lacking.join(', ')} in "sites": give it a host first (docs/going-live.md, "Hosting sites").`,
    );
}

async function requireCompatible(store: Store, before: State, after: State): Promise<void> {
  const problems = new Set<string>();
  const incompatible = new Set<ModuleName>();
  for (const live of liveCombinations(after)) {
    const { shell, remotes } = await contractsOf(store, live);
    const changed = live.shell === before.live.shell ? 'remote' : 'shell';
    for (const problem of unknownInterfaces([shell, ...remotes])) problems.add(problem);
    for (const remote of remotes)
      for (const problem of incompatibilities(shell, remote, changed)) {
        problems.add(problem);
        incompatible.add(remote.module);
      }
  }
  if (problems.size > 0)
    throw new CliError([...problems, ...backTogether(before, after, incompatible)].join('\n  '));
}

/**
 * How to undo a release that changed several modules in one step, such as a new major version of shared: none of them
 * can go back alone, and the advice for a release would not help.
 */
function backTogether(
  before: State,
  after: State,
  incompatible: ReadonlySet<ModuleName>,
): string[] {
  const isRollback = after.log.slice(before.log.length).some(({ action }) => action === 'rollback');
  const isBack = (module: ModuleName) => after.live[module] !== before.live[module];
  const needed = MODULES.filter(
    (module) => isBack(module) || incompatible.has(module) || module === 'shell',
  );
  if (!isRollback || incompatible.size === 0 || needed.every(isBack)) return [];
  return [
    `Modules that were released together go back together: "npm run rollback -- ${needed.join(' ')}".`,
  ];
}
