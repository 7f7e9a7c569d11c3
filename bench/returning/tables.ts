import { formatSize, type Table } from '../../platform/base';
import type { ReportSection } from '../report';
import type { Step } from './changes';
import type { Fetched } from './hosts';

/** The files that a visit fetched after a step. */
export interface Visited {
  step: Step;
  fetched: readonly Fetched[];
}

const CONTENT_HASH = /\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/;
const sum = (files: readonly Fetched[]) => files.reduce((all, { bytes }) => all + bytes, 0);
const bodies = (files: readonly Fetched[]) => files.filter((file) => !file.isRevalidated);
/** The name contains a hash of the content, so files of one module with the same name have the same bytes. */
const identity = ({ module, name }: Fetched) => `${module} ${name}`;

/**
 * The files with a hash in their name that an earlier visit had already fetched: their address changed, or the browser
 * evicted them.
 * @param before of all earlier visits.
 */
function unchanged(files: readonly Fetched[], before: ReadonlySet<string>): Fetched[] {
  return files.filter((file) => CONTENT_HASH.test(file.name) && before.has(identity(file)));
}

/**
 * The size of each visit next to its limit.
 * @param first the first visit of a new browser.
 */
export function returningSections(
  first: readonly Fetched[],
  visits: readonly Visited[],
): ReportSection[] {
  const known = new Set(first.map(identity));
  const rows = visits.map(({ step: { title, limit }, fetched }) => {
    const files = bodies(fetched);
    const of = (kind: Fetched['kind']) => sum(files.filter((file) => file.kind === kind));
    const same = sum(unchanged(files, known));
    for (const file of fetched) known.add(identity(file));
    const all = sum(files);
    return [
      title,
      ...[of('page'), of('update'), of('code'), of('picture or font'), same, all].map(formatSize),
      limit === undefined ? '' : formatSize(limit),
      limit === undefined ? '' : all <= limit ? 'kept' : 'missed',
    ];
  });
  const kinds = ['Documents', 'Updates', 'Scripts and styles', 'Pictures and fonts'];
  const head = ['What changed', ...kinds, 'Of it the same bytes', 'In all', 'At most', ''];
  return [
    { title: 'In all', tables: [{ head, rows }] },
    { title: 'File by file', tables: fileTables(visits) },
  ];
}

/** A table for each module that was released: a row for each file, a column for each release. */
function fileTables(visits: readonly Visited[]): Table[] {
  const modules = new Set(visits.flatMap(({ step }) => step.module ?? []));
  return [...modules].map((module) => {
    const columns = visits
      .filter(({ step }) => step.module === module)
      .map(({ fetched }) => bytesByFile(bodies(fetched)));
    const names = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort();
    return {
      head: [`A line of ${module}`, ...columns.map((_, n) => `Release ${String(n + 1)}`)],
      rows: names.map((name) => [
        name,
        ...columns.map((column) => {
          const bytes = column.get(name);
          return bytes === undefined ? '–' : formatSize(bytes);
        }),
      ]),
    };
  });
}

function bytesByFile(files: readonly Fetched[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { module, name, bytes } of files) {
    const title = `${module}: ${name.replace(CONTENT_HASH, '')}`;
    found.set(title, (found.get(title) ?? 0) + bytes);
  }
  return found;
}
