import type { SiteConfig } from '@simmer/shared/config';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../../base';
import { HASHED_NAME } from '../../hosting';
import { canariesIn } from '../canary/documents';
import { contractsOf } from '../contract/contracts-of';
import { incompatibilities } from '../contract/incompatibilities';
import { writeHosting } from '../site/write-hosting';
import { writeSite } from '../site/write-site';
import { composeStore, liveMixtures } from './compose-store';
import { withLock } from './lock';
import { keptVersions } from './retention';
import type { State } from './state';
import type { Store } from './store';

const TWIN = /\.br$/;
const FOR_TOOLS = /^(chunks\.json|mf-)/;

/** How long the documents of a canary stay after its end, in milliseconds: visitors may be on the way to them. */
const CANARY_STAYS_MS = 3_600_000;

/**
 * Changes what is live: composes the site anew and makes it the live one in one step. No module is built.
 * @param change gives the new state; what it throws leaves everything as it is.
 * @returns one sentence for each part that was left to the browser.
 * @throws CliError when modules would be live together that do not fit.
 */
export async function switchLive(
  store: Store,
  site: SiteConfig,
  change: (state: State) => State | Promise<State>,
): Promise<readonly string[]> {
  return withLock(store.directory, async () => {
    const before = await store.readState();
    const state = await change(before);
    await requireCompatible(store, before, state);
    const hosts = await store.readHosts();
    const composition = await composeStore(store, hosts, state, site);
    await writeSite(store.site, composition, await shellFilesOf(store, state), (canary) =>
      canariesIn(canary).every((module) => wasSwitchedLately(state, module)),
    );
    await writeHosting(store, hosts, site);
    await store.writeState(state);
    return composition.warnings;
  });
}

async function requireCompatible(store: Store, before: State, after: State): Promise<void> {
  const problems = new Set<string>();
  for (const live of liveMixtures(after)) {
    const { shell, remotes } = await contractsOf(store, live);
    const changed = live.shell === before.live.shell ? 'remote' : 'shell';
    for (const remote of remotes)
      for (const problem of incompatibilities(shell, remote, changed)) problems.add(problem);
  }
  if (problems.size > 0) throw new CliError([...problems].join('\n  '));
}

function wasSwitchedLately({ log }: State, module: string): boolean {
  return log.some(
    (entry) => entry.module === module && Date.now() - Date.parse(entry.at) < CANARY_STAYS_MS,
  );
}

/** The shell's releases, and of the live one what browsers ask for by a fixed name: icons, the picture of shared links. */
async function shellFilesOf(store: Store, state: State): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const version of keptVersions(state, 'shell'))
    if (store.isStored('shell', version)) files.set(version, store.client('shell', version));
  const live = store.client('shell', state.live.shell ?? '');
  for (const name of await readdir(live))
    if (!HASHED_NAME.test(name.replace(TWIN, '')) && !FOR_TOOLS.test(name))
      files.set(name, join(live, name));
  return files;
}
