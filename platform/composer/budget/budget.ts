import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { formatSize } from '../../base';
import { compressed, withoutHash } from '../../hosting';
import { readBuild } from '../build-list';
import type { Composition, ModuleBuilds } from '../composition';

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `budget.json`: the limits of the home page. */
const BudgetSchema = v.strictObject({
  /** Compressed bytes of script that the home page fetches before it is idle. */
  homeScript: bytes,
  /** Requests that the home page makes before it is idle, including the document. */
  homeRequests: bytes,
  /** Compressed bytes of each remote's entry file. */
  remoteEntry: bytes,
});
export type Budget = v.InferOutput<typeof BudgetSchema>;

/** What the home page fetches before it is idle, and the size of each remote's entry. */
export interface Weights {
  /** Compressed sizes in bytes, by module and file name without its hash. */
  scripts: ReadonlyMap<string, number>;
  entries: ReadonlyMap<string, number>;
  requests: readonly string[];
}

/** Measures the home page by what its document references, which does not vary from run to run. */
export async function weigh({ files }: Composition, modules: ModuleBuilds): Promise<Weights> {
  const html = files.get('index.html') ?? '';
  const scripts = new Map<string, number>();
  const requests = ['index.html'];
  for (const url of fetchedBy(html)) {
    const file = locate(url, modules);
    requests.push(file?.name ?? url);
    if (file && url.endsWith('.js')) scripts.set(file.name, await compressedSize(file.path));
  }
  const entries = new Map<string, number>();
  for (const [name, { client, lists }] of Object.entries(modules)) {
    if (name === 'shell') continue;
    entries.set(
      `${name}/remoteEntry.js`,
      await compressedSize(join(client, (await readBuild(lists)).entry)),
    );
  }
  return { scripts, entries, requests };
}

/**
 * Scripts, preloads, the icon, and the images and fonts of the inlined styles. Fonts for a non-Latin range are left
 * out, because a browser fetches them only for pages that use them.
 */
function fetchedBy(html: string): string[] {
  const elements = [
    ...html.matchAll(
      /<script[^>]*\ssrc="([^"]+)"|<link rel="(?:preload|icon)"[^>]*?href="([^"]+)"/g,
    ),
  ];
  const faces = /@font-face\s*\{[^}]*unicode-range:(?!\s*u\+20\b)[^}]*\}/gi;
  // Inlined images are left out, because an SVG contains references to its own parts.
  const inlined = /url\("data:[^"]*"\)/g;
  const rest = html.replaceAll(faces, '').replaceAll(inlined, '');
  const styles = [...rest.matchAll(/url\(["']?((?!data:)[^"')]+)["']?\)/g)];
  return [
    ...new Set([
      ...elements.map(([, src, href]) => src ?? href ?? ''),
      ...styles.map(([, url]) => url ?? ''),
    ]),
  ];
}

function locate(url: string, modules: ModuleBuilds) {
  // The shell's base is "/", which all paths start with, so it comes last.
  const owners = Object.entries(modules).sort(([, a], [, b]) => b.base.length - a.base.length);
  for (const [name, { base, client }] of owners) {
    if (!url.startsWith(base)) continue;
    const file = url.slice(base.length);
    return { path: join(client, file), name: `${name}/${withoutHash(file)}` };
  }
  return undefined;
}

/** What a host sends of a file, in bytes. */
export async function compressedSize(path: string): Promise<number> {
  return (await compressed(await readFile(path))).length;
}

/** Compressed bytes of all scripts that the home page fetches before it is idle. */
export function scriptBytes({ scripts }: Weights): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}

/** What to do first, and who may raise a limit, and how. */
export const RAISING_A_LIMIT =
  'Leave something out, or load it later with import(). Raise a limit in a separate pull request, approved by the code owners of shell/budget.json, with the reason in docs/performance.md.';

/** @returns a message for each exceeded limit, with the sizes of the files; the last one says how to raise a limit. */
export function overBudget(weights: Weights, budget: Budget): string[] {
  const problems: string[] = [];
  const total = scriptBytes(weights);
  if (total > budget.homeScript)
    problems.push(
      `The home page fetches ${formatSize(total)} of script before it is idle; ${formatSize(budget.homeScript)} are allowed: ${[...weights.scripts].map(([name, size]) => `${name} ${formatSize(size)}`).join(', ')}.`,
    );
  if (weights.requests.length > budget.homeRequests)
    problems.push(
      `The home page makes ${String(weights.requests.length)} requests before it is idle; ${String(budget.homeRequests)} are allowed: ${weights.requests.join(', ')}.`,
    );
  for (const [name, size] of weights.entries)
    if (size > budget.remoteEntry)
      problems.push(
        `${name} is ${formatSize(size)}; ${formatSize(budget.remoteEntry)} are allowed.`,
      );
  const last = problems.pop();
  return last === undefined ? [] : [...problems, `${last} ${RAISING_A_LIMIT}`];
}

/**
 * Reads `budget.json`.
 * @param root of the repository.
 * @throws ValiError naming the field: a misspelled limit would not limit anything.
 */
export async function readBudget(root: string): Promise<Budget> {
  const path = join(root, 'shell/budget.json');
  return v.parse(BudgetSchema, JSON.parse(await readFile(path, 'utf8')));
}
