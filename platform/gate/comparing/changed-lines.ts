import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { diffLines } from 'diff';
import * as v from 'valibot';
import { root, runCommand } from '../../base';
import type { ModuleName } from '../../modules';
import { filesSince } from '../../releases';
import { COVERAGE, readEach } from '../recording/notes';

/** What the changed lines of a module came to in the browser. */
export interface ChangedLines {
  /** Of the files that browsers load, comments and types left out. */
  ran: number;
  /** What no journey ran, by file: `menu-mfe/src/dish-card/dish-card.tsx:12, 13`. */
  unseen: readonly string[];
}

const CoverageSchema = v.array(
  v.object({
    url: v.string(),
    functions: v.array(
      v.object({
        ranges: v.array(
          v.object({ startOffset: v.number(), endOffset: v.number(), count: v.number() }),
        ),
      }),
    ),
  }),
);
type Functions = v.InferOutput<typeof CoverageSchema>[number]['functions'];

/**
 * Finds the lines of a module's sources that are not those of what is live, and whether a journey ran them.
 * @param commit of the sources of what is live.
 * @param recording the folder of the journeys that were played on the candidate.
 */
export async function changedLines(
  module: ModuleName,
  commit: string,
  recording: string,
): Promise<ChangedLines> {
  const changed = await linesSince(commit, [`${module}/src`, 'shared/src']);
  const scriptsRun = readEach(recording, COVERAGE, CoverageSchema).flat();
  const client = join(root, module, 'dist/client');
  const scripts = readdirSync(client)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      code: readFileSync(join(client, name), 'utf8'),
      map: new TraceMap(readFileSync(join(client, `${name}.map`), 'utf8')),
      runs: scriptsRun
        .filter(({ url }) => url.endsWith(`/${name}`))
        .map(({ functions }) => functions),
    }));
  const states = linesRun(scripts, changed);
  const unseen = new Map<string, string[]>();
  let ran = 0;
  for (const [place, hasRun] of states) {
    const [file = '', line = ''] = place.split(':');
    if (hasRun) ran += 1;
    else unseen.set(file, [...(unseen.get(file) ?? []), line]);
  }
  return { ran, unseen: [...unseen].map(([file, lines]) => `${file}:${lines.join(', ')}`) };
}

/** A script of a build, and what V8 says of it each time it was loaded. */
interface Script {
  code: string;
  map: TraceMap;
  runs: readonly Functions[];
}

/**
 * Whether each of these lines ran, as `menu-mfe/src/dish-card/dish-card.tsx:12`.
 * @param lines the numbers of lines, by file. Those that are in no script are left out.
 */
export function linesRun(
  scripts: readonly Script[],
  lines: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlyMap<string, boolean> {
  const states = new Map<string, boolean>();
  for (const { code, map, runs } of scripts) {
    if (!map.sources.some((source) => lines.has(fileOf(source)))) continue;
    const starts = lineStarts(code);
    const own = new Map<string, boolean>();
    eachMapping(map, ({ generatedLine, generatedColumn, source, originalLine }) => {
      const file = fileOf(source);
      if (originalLine === null || !lines.get(file)?.has(originalLine)) return;
      const at = (starts[generatedLine - 1] ?? 0) + generatedColumn;
      const place = `${file}:${String(originalLine)}`;
      const hasRun = runs.some((functions) => countAt(functions, at) > 0);
      // A line counts when each part of it ran: a handler may stand on the line of its element.
      own.set(place, hasRun && (own.get(place) ?? true));
    });
    // The same line may be in another script too, which no page needed.
    for (const [place, hasRun] of own) states.set(place, hasRun || states.get(place) === true);
  }
  return states;
}

/**
 * webpack writes `webpack://menu-mfe/./src/x.ts`, and `webpack://menu-mfe/../shared/src/x.ts`, of which the reader of
 * source maps makes `webpack://menu-mfe/shared/src/x.ts`.
 */
function fileOf(source: string | null): string {
  const [, module = '', path = ''] =
    /^webpack:\/\/([^/]+)\/(.*?)(?:\?.*)?$/.exec(source ?? '') ?? [];
  const name = module.replace(/_[0-9a-f]{8}$/, '');
  const shared = path.replace(/^\.\.\//, '');
  return shared.startsWith('shared/') ? shared : join(name, path);
}

/** How often the innermost range ran that a place is in. */
function countAt(functions: Functions, at: number): number {
  let [smallest, count] = [Infinity, 0];
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count: times } of ranges)
      if (startOffset <= at && at < endOffset && endOffset - startOffset <= smallest)
        [smallest, count] = [endOffset - startOffset, times];
  return count;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** The numbers of the lines that are new or changed since a commit, by file. Tests are left out. */
async function linesSince(commit: string, folders: readonly string[]) {
  const lines = new Map<string, ReadonlySet<number>>();
  for (const path of (await filesSince(root, commit, folders)) ?? []) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    // For a new file git answers that there is none: all its lines are new.
    const { output } = await runCommand('git', ['show', `${commit}:./${path}`], { cwd: root });
    const was = `${output}\n`;
    lines.set(path, changedNumbers(was, readFileSync(join(root, path), 'utf8')));
  }
  return lines;
}

/** A line of a text in JSX, which no source map has: it ran if its element did. */
const WORDS = /^\s*[\p{L}\d“][^;{}=<>|&]*[^;{}=<>|&,(]$/u;

/** The numbers of the lines that are new or changed, and of those around a place where lines are gone. */
export function changedNumbers(was: string, is: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  const parts = diffLines(was, is);
  const lines = is.split('\n');
  let next = 1;
  for (const [index, { added, removed, count }] of parts.entries()) {
    // A call that is gone leaves no line of its own that could have run.
    if (removed && parts[index + 1]?.added !== true) numbers.add(next - 1).add(next);
    for (let line = 0; line < (removed ? 0 : count); line += 1, next += 1)
      if (added) numbers.add(next);
  }
  for (const line of numbers) if (WORDS.test(lines[line - 1] ?? '')) numbers.add(line - 1);
  return numbers;
}
