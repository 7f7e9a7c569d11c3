import { statSync } from 'node:fs';
import { formatSize, indent, textTable } from '../base';
import { MODULES } from '../modules';
import {
  hostedFiles,
  KEPT_DAYS,
  keptVersions,
  packageOf,
  shortCommit,
  type State,
  type Store,
} from '../releases';

/** How many of the latest switches are shown. */
const SHOWN = 20;

/** The live and former releases of a store, its latest switches, and what each live module needs from the others. */
export function releaseTables(store: Store): readonly { title: string; text: string }[] {
  const state = store.readState();
  const hosts = store.readHosts();
  const releases: string[][] = [];
  const needs: string[][] = [];
  for (const module of MODULES) {
    for (const version of keptVersions(state, module, hosts)) {
      if (!store.isStored(module, version)) continue;
      const { contract, commit } = store.manifest(module, version);
      const { entry, scripts, styles } = contract.sizes;
      releases.push([
        module,
        version,
        state.live[module] === version ? 'live' : '',
        since(state, module, version),
        shortCommit(commit),
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
          contract.sends.join(', ') || '–',
          contract.listens.join(', ') || '–',
        ]);
    }
  }
  const log = state.log
    .map(({ at, by = '', action, modules, pages, accepted = [], undoes, why = '' }, place) => [
      String(place + 1),
      when(at),
      action + (undoes === undefined ? '' : ` of ${String(undoes)}`),
      [
        ...Object.entries(modules).map(
          ([module, { version = 'nothing' }]) => `${module} ${version}`,
        ),
        ...(pages ? [`pages of ${shortCommit(pages.commit)}`] : []),
      ].join(', '),
      by,
      // The code, without the sentences.
      [...new Set(accepted.map((difference) => difference.split(' ', 1).join()))].join(', '),
      why,
    ])
    .slice(-SHOWN)
    .reverse();
  const kept = MODULES.map((module) => {
    const paths = new Set(hostedFiles(store, hosts, state, module).values());
    const bytes = [...paths].reduce((sum, path) => sum + statSync(path).size, 0);
    return [module, String(keptVersions(state, module, hosts).size), formatSize(bytes)];
  });
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
    table(
      `Kept by hosts for ${String(hosts.keptDays ?? KEPT_DAYS)} days`,
      ['', 'Releases', 'Size'],
      kept,
    ),
    table('Latest switches', ['', 'When', '', 'Live since then', 'By', 'Accepted', 'Why'], log),
  ];
}

function table(title: string, head: readonly string[], rows: readonly string[][]) {
  return { title, text: indent(textTable({ head: [...head], rows })) };
}

function since({ log }: State, module: string, version: string): string {
  const entry = log.findLast(({ modules }) => modules[module]?.version === version);
  return entry ? when(entry.at) : '';
}

const when = (at: string) => at.replace('T', ' ').slice(0, 16);

/** "react ^19.3.1, @simmer/shared ^1.0.0". All parts of shared have the same version. */
function ranges(packages: Readonly<Record<string, string>>): string {
  const named = Object.entries(packages).map(([name, range]) => `${packageOf(name)} ${range}`);
  return [...new Set(named)].sort().reverse().join(', ');
}
