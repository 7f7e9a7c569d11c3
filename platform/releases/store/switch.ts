import type { SiteConfig } from '@simmer/shared/config';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../../base';
import { HASHED_NAME } from '../../hosting';
import { canariesIn } from '../canary/documents';
import { incompatibilities } from '../contract/incompatibilities';
import { unknownInterfaces } from '../contract/unknown-interfaces';
import { writeSite } from '../site/write-site';
import { composeStore, liveCombinations } from './compose-store';
import { contractsOf } from './contracts';
import { withLock } from './lock';
import { keptVersions } from './retention';
import type { State } from './state';
import type { Store } from './store';
import { writeHosting } from './write-hosting';

const PRECOMPRESSED = /\.br$/;
const FOR_TOOLS = /^(chunks\.json|mf-)/;

/** How long to keep the documents of a former canary: visitors may be on the way to them. */
const CANARY_KEPT_MS = 3_600_000;

/**
 * Changes what is live: composes the site and switches to it in one step. No module is built.
 * @param change returns the new state. If it throws, nothing changes.
 * @returns a message for each remote that could not be rendered.
 * @throws CliError when incompatible modules would be live together.
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
      canariesIn(canary).every((module) => changedRecently(state, module)),
    );
    await writeHosting(store, hosts, site);
    await store.writeState(state);
    return composition.warnings;
  });
}

async function requireCompatible(store: Store, before: State, after: State): Promise<void> {
  const problems = new Set<string>();
  for (const live of liveCombinations(after)) {
    const { shell, remotes } = await contractsOf(store, live);
    const changed = live.shell === before.live.shell ? 'remote' : 'shell';
    for (const problem of [
      ...unknownInterfaces([shell, ...remotes]),
      ...remotes.flatMap((remote) => incompatibilities(shell, remote, changed)),
    ])
      problems.add(problem);
  }
  if (problems.size > 0) throw new CliError([...problems].join('\n  '));
}

function changedRecently({ log }: State, module: string): boolean {
  return log.some(
    (entry) => entry.module === module && Date.now() - Date.parse(entry.at) < CANARY_KEPT_MS,
  );
}

/** The shell's releases, and the files of the live one that browsers load by fixed names: icons, the image of shared links. */
async function shellFilesOf(store: Store, state: State): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const version of keptVersions(state, 'shell'))
    if (store.isStored('shell', version)) files.set(version, store.client('shell', version));
  const live = store.client('shell', state.live.shell ?? '');
  for (const name of await readdir(live))
    if (!HASHED_NAME.test(name.replace(PRECOMPRESSED, '')) && !FOR_TOOLS.test(name))
      files.set(name, join(live, name));
  return files;
}
