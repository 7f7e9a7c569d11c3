import { existsSync } from 'node:fs';
import { gateReportPath } from '../gate';
import { MODULES } from '../modules';
import { formatSize, indent, textTable } from '../base';
import {
  builtFrom,
  type Deployment,
  deploymentOf,
  keptVersions,
  packageOf,
  shortCommit,
  type State,
  type Store,
  storedContract,
} from '../releases';

/** How many of the latest switches are shown. */
const SHOWN = 20;

/** The live and former releases of a store, its latest switches, and what each live module needs from the others. */
export async function releaseTables(
  store: Store,
): Promise<readonly { title: string; text: string }[]> {
  const state = await store.readState();
  const releases: string[][] = [];
  const needs: string[][] = [];
  for (const module of MODULES) {
    for (const version of keptVersions(state, module)) {
      if (!store.isStored(module, version)) continue;
      const contract = await storedContract(store, module, version);
      const { entry, scripts, styles } = contract.sizes;
      releases.push([
        module,
        version,
        statusOf(state, module, version),
        since(state, module, version),
        shortCommit(await builtFrom(store, module, version)),
        formatSize(scripts),
        formatSize(styles),
        entry === 0 ? '–' : formatSize(entry),
      ]);
      if (state.live[module] === version)
        needs.push([
          module,
          ranges(module === 'shell' ? contract.carries : contract.needs),
          Object.entries(contract.asks)
            .map(([of, parts]) => `${of}: ${parts.join(', ')}`)
            .join('; ') || contract.exposes.join(', '),
          contract.events.sends.join(', ') || '–',
          contract.events.listens.join(', ') || '–',
        ]);
    }
  }
  const log = state.log
    .slice(-SHOWN)
    .reverse()
    .map(({ at, action, module, version, share, accepted = [] }) => [
      when(at),
      action + (share === undefined ? '' : ` ${String(share)} %`),
      module,
      version,
      // The names of the differences, without their sentences.
      accepted.map((difference) => difference.split(' ', 1)).join(', '),
    ]);
  return [
    table(
      'Releases',
      ['', 'Version', '', 'Since', 'Built from', 'Scripts', 'Styles', 'Entry'],
      releases,
    ),
    table(
      'Dependencies',
      ['', 'Needs or provides', 'Exposes or loads', 'Sends', 'Listens to'],
      needs,
    ),
    table('Latest switches', ['When', '', '', 'Version', 'Accepted'], log),
  ];
}

/** The gate's report for each live release that has one. */
export async function reportLines(store: Store): Promise<readonly string[]> {
  const { live } = await store.readState();
  return MODULES.flatMap((module) => {
    const version = live[module];
    const path = version === undefined ? '' : gateReportPath(store, { module, version });
    return existsSync(path) ? [`Report of ${module}: ${path}`] : [];
  });
}

/**
 * Lines that say whether what is live in the store is deployed. None for a store that is served in place.
 * @param rules the path of `firestore.rules`.
 */
export async function deploymentLines(store: Store, rules: string): Promise<readonly string[]> {
  const { live } = await store.readState();
  if (live.shell === undefined || !(await store.readHosts()).sites) return [];
  const deployment = await deploymentOf(store, rules);
  const { at, changed } = deployment;
  const isCurrent = !changed.pages && !changed.headers;
  return [
    ...(isCurrent
      ? [`Deployed ${when(at ?? '')}: everything that is live.`]
      : ['Switched but not deployed. "npm run deploy" deploys it.', ...differencesOf(deployment)]),
    ...(changed.rules && at !== undefined
      ? ['The database rules of this checkout are not deployed. "npm run deploy" deploys them.']
      : []),
  ];
}

function differencesOf({ at, changed, differences }: Deployment): string[] {
  if (at === undefined) return ['Nothing has been deployed yet.'];
  if (differences.length === 0) {
    const what = [changed.pages && 'the pages', changed.headers && 'the headers'].filter(Boolean);
    return [`Since ${when(at)} only ${what.join(' and ')} changed.`];
  }
  return differences.map(
    ({ module, deployed, live }) =>
      `${module}: ${deployed ?? 'nothing'} is deployed, ${live ?? 'nothing'} is live here.`,
  );
}

function table(title: string, head: readonly string[], rows: readonly string[][]) {
  return { title, text: indent(textTable({ head: [...head], rows })) };
}

function statusOf({ live, canaries }: State, module: (typeof MODULES)[number], version: string) {
  const canary = canaries[module];
  if (live[module] === version) return 'live';
  return canary?.version === version ? `canary, ${String(canary.share)} %` : '';
}

function since({ log }: State, module: string, version: string): string {
  const entry = log.findLast((one) => one.module === module && one.version === version);
  return entry ? when(entry.at) : '';
}

const when = (at: string) => at.replace('T', ' ').slice(0, 16);

/** "react ^19.3.1, @simmer/shared ^1.0.0". All parts of shared have the same version. */
function ranges(packages: Readonly<Record<string, string>>): string {
  const named = Object.entries(packages).map(([name, range]) => `${packageOf(name)} ${range}`);
  return [...new Set(named)].sort().reverse().join(', ');
}
