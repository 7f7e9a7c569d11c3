import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ModuleName } from '../../modules';
import { remoteBuild } from '../built-files';
import type { Composition, ModuleBuild } from '../compose';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `budget.json`: what the home page may weigh, and what it weighed when that was last looked at. */
export const BudgetSchema = v.strictObject({
  /** Script that the home page fetches before it is idle, compressed, in bytes. */
  homeScript: bytes,
  /** Everything that the home page fetches before it is idle, the document included. */
  homeRequests: bytes,
  /** The entry file of each remote, compressed, in bytes. */
  remoteEntry: bytes,
  /** Compressed sizes in bytes, by module and name without its hash. */
  recorded: v.record(v.string(), bytes),
});
export type Budget = v.InferOutput<typeof BudgetSchema>;

/** What the home page fetches before it is idle, and how large each remote's entry is. */
export interface Weights {
  /** Compressed sizes in bytes, by module and name without its hash. */
  scripts: ReadonlyMap<string, number>;
  entries: ReadonlyMap<string, number>;
  requests: readonly string[];
}

type Modules = Readonly<Record<ModuleName, ModuleBuild>>;

/** Weighs the home page of a composition by what its document names, which does not vary from run to run. */
export async function weigh({ files }: Composition, modules: Modules): Promise<Weights> {
  const html = files.get('index.html') ?? '';
  const scripts = new Map<string, number>();
  const requests = ['index.html'];
  for (const url of fetchedBy(html)) {
    const file = locate(url, modules);
    requests.push(file?.name ?? url);
    if (file && url.endsWith('.js')) scripts.set(file.name, await compressedSize(file.path));
  }
  const entries = new Map<string, number>();
  for (const [name, { client }] of Object.entries(modules)) {
    if (name === 'shell') continue;
    entries.set(
      `${name}/remoteEntry.js`,
      await compressedSize(join(client, (await remoteBuild(client)).entry)),
    );
  }
  return { scripts, entries, requests };
}

/**
 * Scripts, preloads, icon, and what the inlined styles name: the picture behind the first screen and fonts, without those
 * of letters beyond the basic ones, which only a page that has such letters fetches.
 */
function fetchedBy(html: string): string[] {
  const elements = [
    ...html.matchAll(
      /<script[^>]*\ssrc="([^"]+)"|<link rel="(?:preload|icon)"[^>]*?href="([^"]+)"/g,
    ),
  ];
  const faces = /@font-face\s*\{[^}]*unicode-range:(?!\s*u\+20\b)[^}]*\}/gi;
  const styles = [...html.replaceAll(faces, '').matchAll(/url\(["']?((?!data:)[^"')]+)["']?\)/g)];
  return [
    ...new Set([
      ...elements.map(([, src, href]) => src ?? href ?? ''),
      ...styles.map(([, url]) => url ?? ''),
    ]),
  ];
}

function locate(url: string, modules: Modules) {
  // The shell's base is a path, so it is looked for last.
  const owners = Object.entries(modules).sort(([, a], [, b]) => b.base.length - a.base.length);
  for (const [name, { base, client }] of owners) {
    if (!url.startsWith(base)) continue;
    const file = url.slice(base.length);
    return { path: join(client, file), name: `${name}/${file.replace(/\.[0-9a-f]{8}(?=\.)/, '')}` };
  }
  return undefined;
}

async function compressedSize(path: string): Promise<number> {
  return (await stat(`${path}.br`)).size;
}

/** All script that the home page fetches before it is idle, compressed, in bytes. */
export function scriptBytes({ scripts }: Weights): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}

/** @returns one sentence for each limit that is passed, with what grew; none when all is within. */
export function overBudget(weights: Weights, budget: Budget): string[] {
  const problems: string[] = [];
  const total = scriptBytes(weights);
  if (total > budget.homeScript)
    problems.push(
      `The home page fetches ${kB(total)} of script before it is idle; ${kB(budget.homeScript)} are allowed. ${whatGrew(weights.scripts, budget.recorded)}`,
    );
  if (weights.requests.length > budget.homeRequests)
    problems.push(
      `The home page makes ${String(weights.requests.length)} requests before it is idle; ${String(budget.homeRequests)} are allowed: ${weights.requests.join(', ')}.`,
    );
  for (const [name, size] of weights.entries)
    if (size > budget.remoteEntry)
      problems.push(
        `${name} has ${kB(size)}; ${kB(budget.remoteEntry)} are allowed. ${whatGrew(new Map([[name, size]]), budget.recorded)}`,
      );
  return problems;
}

function whatGrew(sizes: ReadonlyMap<string, number>, recorded: Budget['recorded']): string {
  const grown = [...sizes]
    .map(([name, size]) => ({ name, size, before: recorded[name] ?? 0 }))
    // By less than a sentence shows.
    .filter(({ size, before }) => size - before >= 100)
    .sort((a, b) => b.size - b.before - (a.size - a.before))
    .map(({ name, size, before }) => `${name} from ${kB(before)} to ${kB(size)}`);
  return grown.length > 0 ? `Grown: ${grown.join(', ')}.` : 'Nothing grew since it was recorded.';
}

const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;

/** Where the budget of a repository is. @param root the repository's folder. */
export function budgetPath(root: string): string {
  return join(root, 'platform/composer/budget/budget.json');
}

/** Reads `budget.json`. @throws ValiError naming the field. */
export async function readBudget(path: string): Promise<Budget> {
  return v.parse(BudgetSchema, JSON.parse(await readFile(path, 'utf8')));
}
