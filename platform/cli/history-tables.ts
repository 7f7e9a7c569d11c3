import { statSync } from 'node:fs';
import { counted, formatSize, type Table } from '../base';
import { MODULES } from '../modules';
import {
  hostedFiles,
  KEPT_DAYS,
  keptVersions,
  packageOf,
  releaseName,
  shortCommit,
  type Store,
  type Switch,
} from '../releases';

/** How many of the latest switches the terminal shows. */
const SHOWN = 20;
const MAYBE_NONE = { throwIfNoEntry: false } as const;

/** The live and former releases, what each live module needs from the others, what hosts keep, and the latest switches. */
export function tablesOf(store: Store) {
  const state = store.readState();
  const hosts = store.readHosts();
  const { live, log } = state;
  const releases = MODULES.flatMap((module) =>
    [...keptVersions(state, module, hosts)]
      .filter((version) => store.isStored(module, version))
      .map((version) => {
        const own = log.filter(({ modules }) => modules[module]?.version === version);
        const { contract, commit } = store.manifest(module, version);
        const isLive = live[module] === version;
        return { module, version, commit, contract, isLive, since: own.at(-1)?.at ?? '' };
      }),
  );
  return {
    releases: {
      title: 'Releases',
      head: ['Module', 'Version', 'State', 'Since', 'Built from', 'Scripts', 'Styles', 'Entry'],
      rows: releases.map(({ module, version, isLive, since, commit, contract: { sizes } }) => [
        ...[module, version, isLive ? 'live' : '', when(since), shortCommit(commit)],
        ...[formatSize(sizes.scripts), formatSize(sizes.styles)],
        sizes.entry === 0 ? '–' : formatSize(sizes.entry),
      ]),
    },
    dependencies: {
      title: 'Dependencies',
      head: ['Module', 'Needs or provides', 'Exposes or loads', 'Sends', 'Listens to'],
      rows: releases
        .filter(({ isLive }) => isLive)
        .map(({ module, contract }) => [
          module,
          ranges(module === 'shell' ? contract.carries : contract.needs),
          Object.entries(contract.asks)
            .map(([of, parts]) => `${of}: ${parts.join(', ')}`)
            .join('; ') || contract.exposes.join(', '),
          contract.sends.join(', ') || '–',
          contract.listens.join(', ') || '–',
        ]),
    },
    kept: {
      title: `Kept by hosts for ${String(hosts.keptDays ?? KEPT_DAYS)} days`,
      head: ['Module', 'Releases', 'Size'],
      rows: MODULES.map((module) => {
        const paths = new Set(hostedFiles(store, hosts, state, module).values());
        const sizes = [...paths].flatMap((path) => statSync(path, MAYBE_NONE)?.size ?? []);
        const size = formatSize(sizes.reduce((sum, bytes) => sum + bytes, 0));
        const lost = paths.size - sizes.length;
        return [
          ...[module, String(keptVersions(state, module, hosts).size)],
          lost === 0 ? size : `${size}, ${counted(lost, 'file is', 'files are')} lost`,
        ];
      }),
    },
    switches: {
      title: 'Latest switches',
      head: ['#', 'When', 'Action', 'Live since then', 'By', 'Accepted', 'Why'],
      rows: log
        .map((one, place) => [
          ...[String(place + 1), when(one.at), actionOf(one), changesOf(one).join(', ')],
          ...[one.by ?? '', codesOf(one), one.why ?? ''],
        ])
        .reverse()
        .slice(0, SHOWN),
    },
  } satisfies Record<string, Table & { title: string }>;
}

/** The tables for a page of GitHub, on which foreign text stays text. */
export function markdownOf(tables: ReturnType<typeof tablesOf>): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const escaped = (cell: string) => cell.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);
  return Object.values(tables)
    .flatMap(({ title, head, rows }) => [
      ...[`## ${title}`, '', lineOf(head), lineOf(head.map(() => '---'))],
      ...rows.map((row) => lineOf(row.map((cell) => escaped(cell.replaceAll(/\s+/g, ' '))))),
      '',
    ])
    .join('\n');
}

/** A time of the log, "2026-03-04 10:30". */
const when = (at: string) => at.replace('T', ' ').slice(0, 16);

/** "rollback of 41". */
const actionOf = ({ action, undoes }: Switch) =>
  action + (undoes === undefined ? '' : ` of ${String(undoes)}`);

/** What became live, "hours 1.5.2-ab12cd34". */
const changesOf = ({ modules }: Switch) =>
  Object.entries(modules).map(([name, { version = 'nothing' }]) => releaseName(name, version));

/** The codes of what was accepted, without the sentences. */
const codesOf = ({ accepted = [] }: Switch) =>
  [...new Set(accepted.map((difference) => difference.split(' ', 1).join()))].join(', ');

/** "react ^19.3.1, @library/shared ^1.0.0". All parts of shared have the same version. */
function ranges(packages: Readonly<Record<string, string>>): string {
  const named = Object.entries(packages).map(([name, range]) => `${packageOf(name)} ${range}`);
  return [...new Set(named)].sort().reverse().join(', ');
}
