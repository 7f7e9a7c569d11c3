import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { diffLines } from 'diff';
import { counted, root } from '../../base';
import { filesSince, git, type State, type Store } from '../../releases';
import type { Recording } from '../recording/notes';
import type { Difference } from './differences';

/**
 * Finds what has changed in the released modules since what is live, and whether the journeys saw it: lines that ran,
 * and styles where a picture differs.
 * @param scripts that the journeys ran on the candidate.
 * @returns sentences about what no journey saw, and remarks.
 */
export async function readChangedLines(
  store: Store,
  live: State['live'],
  released: readonly string[],
  scripts: Recording['scripts'],
  differences: readonly Difference[],
) {
  const unseen = new Set<string>();
  const remarks: string[] = [];
  for (const module of released) {
    const version = live[module];
    if (version === undefined) continue;
    const { commit } = store.manifest(module, version);
    const changes = commit && (await changesSince(commit, [`${module}/src`, 'shared/src']));
    if (!changes) {
      remarks.push(
        `${module} ${version} was built from no commit that this clone has: which lines changed is unknown`,
      );
      continue;
    }
    const { lines, styles } = changes;
    const notRun = new Map<string, string[]>();
    let ran = 0;
    for (const [place, hasRun] of linesRun(scriptsOf(module, scripts), lines)) {
      const [file = '', line = ''] = place.split(':');
      if (hasRun) ran += 1;
      else notRun.set(file, [...(notRun.get(file) ?? []), line]);
    }
    for (const [file, numbers] of notRun)
      unseen.add(`changed lines that no journey ran completely: ${file}:${numbers.join(', ')}`);
    const built = styles.filter((file) => stylesOf(module).has(file));
    if (differences.some((one) => one.kind === 'look' && one.module === module)) {
      if (built.length > 0) remarks.push(`styles of ${module} that changed: ${built.join(', ')}`);
    } else for (const file of built) unseen.add(`a changed style that no picture shows: ${file}`);
    if (differences.length === 0 && ran > 0)
      remarks.push(`${counted(ran, 'line')} of ${module} changed and ran, and nothing differed`);
  }
  return { unseen: [...unseen], remarks };
}

const mapsIn = (module: string, ending: string) => {
  const client = join(root, module, 'dist/client');
  return readdirSync(client)
    .filter((name) => name.endsWith(`${ending}.map`))
    .map(
      (name) =>
        [name.replace('.map', ''), new TraceMap(readFileSync(join(client, name), 'utf8'))] as const,
    );
};

/** The files of the styles in a module's last build. */
const stylesOf = (module: string) =>
  new Set(mapsIn(module, '.css').flatMap(([, { sources }]) => sources.map(fileOf)));

/** The scripts of a module's last build. */
const scriptsOf = (module: string, loaded: Recording['scripts']): Script[] =>
  mapsIn(module, '.js').map(([name, map]) => ({
    code: readFileSync(join(root, module, 'dist/client', name), 'utf8'),
    map,
    runs: loaded.filter(({ url }) => url.endsWith(`/${name}`)).map(({ ranges }) => ranges),
  }));

type Range = Recording['scripts'][number]['ranges'][number];

/** A script of a build, with V8's coverage for each time it was loaded. */
interface Script {
  code: string;
  map: TraceMap;
  runs: readonly (readonly Range[])[];
}

/** Numbers of lines, each with those around it, from the inside out: the element of a text, the call of an argument. */
type Lines = ReadonlyMap<number, readonly number[]>;

/**
 * Whether each of these lines ran, as `hours/src/hours.tsx:12`. One that is in no script, such as a
 * text in JSX, ran if the nearest around it did; if none of them is in a script, it is left out.
 */
export function linesRun(
  scripts: readonly Script[],
  lines: ReadonlyMap<string, Lines>,
): ReadonlyMap<string, boolean> {
  const states = new Map<string, boolean>();
  for (const { code, map, runs } of scripts) {
    if (!map.sources.some((source) => lines.has(fileOf(source)))) continue;
    const starts = lineStarts(code);
    const own = new Map<string, boolean>();
    eachMapping(map, ({ generatedLine, generatedColumn, source, originalLine }) => {
      const file = fileOf(source);
      if (originalLine === null || !lines.has(file)) return;
      const at = (starts[generatedLine - 1] ?? 0) + generatedColumn;
      const place = `${file}:${String(originalLine)}`;
      // V8 lists a range after those that contain it.
      const isIn = ({ startOffset: start, endOffset: end }: Range) => start <= at && at < end;
      const hasRun = runs.some((ranges) => (ranges.findLast(isIn)?.count ?? 0) > 0);
      // A line counts when each part of it ran: a handler may be on the line of its element.
      own.set(place, hasRun && (own.get(place) ?? true));
    });
    // The same line may be in another script too, which no page needed.
    for (const [place, hasRun] of own) states.set(place, hasRun || states.get(place) === true);
  }
  const found = new Map<string, boolean>();
  for (const [file, numbers] of lines)
    for (const [number, around] of numbers) {
      const placeOf = (line: number) => `${file}:${String(line)}`;
      const nearest = [number, ...around].find((line) => states.has(placeOf(line)));
      if (nearest !== undefined) found.set(placeOf(number), states.get(placeOf(nearest)) === true);
    }
  return found;
}

/**
 * webpack writes `webpack://hours/./src/x.ts`, and `webpack://hours/../shared/src/x.ts`, which the source map
 * library turns into `webpack://hours/shared/src/x.ts`.
 */
function fileOf(source: string | null): string {
  const [, module = '', path = ''] =
    /^webpack:\/\/([^/]+)\/(.*?)(?:\?.*)?$/.exec(source ?? '') ?? [];
  const name = module.replace(/_[0-9a-f]{8}$/, '');
  const shared = path.replace(/^\.\.\//, '');
  return shared.startsWith('shared/') ? shared : join(name, path);
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/**
 * The lines that are new or changed since a commit, by file, and the changed styles. Tests are left out.
 * @returns undefined when the clone does not have the commit.
 */
async function changesSince(commit: string, folders: readonly string[]) {
  const lines = new Map<string, Lines>();
  const styles: string[] = [];
  const changed = await filesSince(root, commit, folders);
  if (changed === undefined) return undefined;
  for (const path of changed) {
    if (!/\.(?:tsx?|css)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    // For a new file, git only reports that it does not exist, so all its lines are new.
    const { output } = await git(root, 'show', `${commit}:./${path}`);
    const [was, is] = [`${output}\n`, readFileSync(join(root, path), 'utf8')];
    if (!path.endsWith('.css')) lines.set(path, changedNumbers(was, is));
    else if (was.replaceAll(COMMENT, '').trim() !== is.replaceAll(COMMENT, '').trim())
      styles.push(path);
  }
  return { lines, styles };
}

const COMMENT = /\/\*[^]*?\*\//g;

/** The lines that are new or changed, and those around a place where lines are gone. */
export function changedNumbers(was: string, is: string): Lines {
  const numbers = new Set<number>();
  const parts = diffLines(was, is);
  let next = 1;
  for (const [index, { added, removed, count }] of parts.entries()) {
    // A removed call leaves no line that could have run.
    if (removed && parts[index + 1]?.added !== true) numbers.add(next - 1).add(next);
    for (let line = 0; line < (removed ? 0 : count); line += 1, next += 1)
      if (added) numbers.add(next);
  }
  const lines = is.split('\n');
  return new Map([...numbers].map((number) => [number, linesAround(lines, number)]));
}

/** Lines without code of their own: comments, brackets, empty lines. */
const NO_CODE = /^\s*(?:\{?\/[/*]|\*|[^\p{L}]*$)/u;

/** The numbers of the lines that a line is indented under. */
function linesAround(lines: readonly string[], number: number): readonly number[] {
  const around: number[] = [];
  const line = lines[number - 1] ?? '';
  if (NO_CODE.test(line)) return around;
  let depth = line.search(/\S/);
  for (let above = number - 1; above > 0 && depth > 0; above -= 1) {
    const indentation = (lines[above - 1] ?? '').search(/\S/);
    if (indentation < 0 || indentation >= depth) continue;
    around.push(above);
    depth = indentation;
  }
  return around;
}
