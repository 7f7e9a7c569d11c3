// @ts-check
// Plain JavaScript, because webpack and ESLint import it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base/cli-error.js';
import { describeIssues } from '../base/describe-issues.js';
import { root } from '../base/names.js';

/** The module that the others are shown in: it has the documents, and exposes nothing. */
export const HOST = 'shell';

const FILE = 'module.json';
const nonEmpty = v.pipe(v.string(), v.nonEmpty());
const parts = v.record(
  v.pipe(v.string(), v.regex(/^\.\/\w+$/, 'must be a name like ./Hours')),
  v.pipe(v.string(), v.startsWith('./src/', 'must be a path like ./src/hours.tsx')),
);

/** A place that the host does not know at build time. */
export const PlaceSchema = v.strictObject({
  /** The address of a page of its own, or "/" for the slot of the home page. */
  path: v.pipe(v.string(), v.regex(/^\/[a-z-]*$/, 'must be an address like /news')),
  expose: nonEmpty,
  title: nonEmpty,
  /** Who may open it; without a role, everyone. */
  role: v.exactOptional(v.literal('manager')),
});

/** @typedef {v.InferOutput<typeof PlaceSchema>} Place */

/** What a module says of itself in `module.json`. Its folder is its name. */
const ModuleSchema = v.strictObject({
  /** The port of its server in the local cloud and in development. */
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  /** The team that reviews its changes, as in CODEOWNERS; without one, that of the platform. */
  owner: v.exactOptional(v.pipe(v.string(), v.startsWith('@', 'must be a team like @shop/menu'))),
  /** The parts that it exposes through federation; the host has none. */
  exposes: v.exactOptional(parts),
  /** Parts that only the platform loads, from the server build. */
  serverParts: v.exactOptional(parts),
  place: v.exactOptional(PlaceSchema),
  /** The files of `e2e/` that the gate plays before a release. */
  journeys: v.array(nonEmpty),
  /** Of the host: the files and folders of the shop that `shop.platform.ts` imports, a change of which releases the pages. */
  makesPages: v.exactOptional(v.array(nonEmpty)),
});

/** @typedef {v.InferOutput<typeof ModuleSchema> & { name: string }} Module */

/**
 * The modules of a repository: the folders that have a `module.json`. First the remotes by their ports, then the host,
 * in the order in which they are built and listed.
 * @param {string} root
 * @returns {readonly Module[]}
 * @throws CliError naming the file and the field that is wrong
 */
export function readModules(root) {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, FILE)));
  const modules = names.map((name) => ({ ...readModule(join(root, name, FILE)), name }));
  modules.sort((a, b) => Number(a.name === HOST) - Number(b.name === HOST) || a.port - b.port);
  for (const { name, port, exposes } of modules) {
    const other = modules.find((one) => one.port === port && one.name !== name);
    if (other) throw wrong(join(root, name, FILE), [`port: ${other.name} has ${port}, too`]);
    if ((name === HOST) === (exposes !== undefined))
      throw wrong(join(root, name, FILE), [`exposes: ${HOST} exposes nothing, all others do`]);
  }
  return modules;
}

/** @param {string} path */
function readModule(path) {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), ModuleSchema),
    readFileSync(path, 'utf8'),
  );
  if (parsed.success) return parsed.output;
  throw wrong(path, describeIssues(parsed.issues));
}

/**
 * @param {string} path
 * @param {readonly string[]} problems
 */
const wrong = (path, problems) =>
  new CliError(`${path} cannot be used:\n  - ${problems.join('\n  - ')}`);

/** Every module of the shop. */
export const MODULE_LIST = readModules(root);

/** Every folder whose files import each other. */
export const SOURCE_FOLDERS = [
  ...['platform', 'bench', 'e2e', 'shared'],
  ...MODULE_LIST.map(({ name }) => name),
];

/**
 * @param {string} name
 * @returns {Module}
 * @throws {Error} when there is no such module
 */
export function moduleNamed(name) {
  const module = MODULE_LIST.find((one) => one.name === name);
  if (!module) throw new Error(`"${name}" is not a module.`);
  return module;
}
