import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base';
import { PORT_VARIABLES, portVariable } from '../local-cloud';
import { readModules } from '../modules';
import { loadLocalShop } from '../shop';

/** The arguments of the command. */
export interface Request {
  name: string;
  /** The address of its page. Without an address and a slot, it is derived from the name. */
  route?: string | undefined;
  slot?: string | undefined;
  isForManagers?: boolean | undefined;
}

/** A valid new remote, with everything that its files contain. */
export interface NewRemote {
  name: string;
  kind: 'page' | 'managers' | 'home';
  /** The name without "-mfe", used for its folders. */
  stem: string;
  /** The name of the exposed component. */
  component: string;
  title: string;
  path: string;
  port: number;
  /** The version of React that the shell has. */
  react: string;
}

const KEBAB = /^[a-z]+(-[a-z]+)*$/;
const ROUTE = /^\/[a-z]+(-[a-z]+)*$/;
/** The folder of builds: .gitignore, ESLint and Prettier skip every folder with this name. */
const BUILD_FOLDER = 'dist';
/** The limit keeps prettier from breaking the lines that contain the name. */
const LONGEST = 24;
const HOME = '/';
/** Its page would have the file of the home page, index.html. */
const HOME_FILE = '/index';

/**
 * @param root of the repository.
 * @throws CliError saying what is invalid, and what would be valid.
 */
export async function describeRemote(root: string, request: Request): Promise<NewRemote> {
  const { name, route, slot, isForManagers = false } = request;
  requireName(root, name);
  const stem = stemOf(name);
  if (slot !== undefined && (route !== undefined || isForManagers))
    throw new CliError('--slot is a place on the home page: omit --route and --managers.');
  if (slot !== undefined && slot !== 'home')
    throw new CliError(`There is no slot "${slot}": --slot home is the end of the menu.`);
  const path = slot === undefined ? (route ?? `/${stem}`) : HOME;
  if (slot === undefined) await requireFree(root, path);
  const words = stem.split('-');
  return {
    name,
    kind: slot !== undefined ? 'home' : isForManagers ? 'managers' : 'page',
    stem,
    component: words.map(capital).join(''),
    title: capital(words.join(' ')),
    path,
    port: Math.max(...readModules(root).map(({ port }) => port)) + 1,
    react: await reactIn(root),
  };
}

const stemOf = (name: string) => name.replace(/-mfe$/, '');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function requireName(root: string, name: string): void {
  if (!KEBAB.test(name) || !name.endsWith('-mfe') || name.length > LONGEST)
    throw new CliError(
      `"${name}" cannot be the name of a remote: use lowercase letters and hyphens, with "-mfe" at the end, at most ${String(LONGEST)} characters, like soup-mfe.`,
    );
  const stem = stemOf(name);
  if (stem === BUILD_FOLDER)
    throw new CliError(
      `"${name}" cannot be the name of a remote: git ignores every folder "${stem}", even the one with its sources. Choose another name.`,
    );
  const taken = [name, `e2e/${stem}`].find((path) => existsSync(join(root, path)));
  if (taken !== undefined)
    throw new CliError(`${taken} already exists: choose another name, or delete it first.`);
  const variable = portVariable(name);
  if (PORT_VARIABLES.has(variable))
    throw new CliError(
      `"${name}" cannot be the name of a remote: ${variable}, which would set its port, already sets another (platform/local-cloud/ports.ts). Choose another name.`,
    );
}

async function requireFree(root: string, path: string): Promise<void> {
  if (!ROUTE.test(path))
    throw new CliError(
      `"${path}" cannot be the address of a page: use a slash, lowercase letters and hyphens, like /soup.`,
    );
  const { addresses = [] } = await loadLocalShop();
  const owners = new Map<unknown, string>(
    [...addresses, HOME_FILE].map((own) => [own, 'the shell']),
  );
  for (const { name, place } of readModules(root)) if (place) owners.set(place.path, name);
  const owner = owners.get(path);
  if (owner !== undefined)
    throw new CliError(`${path} belongs to ${owner}: choose another address with --route.`);
}

const ReactSchema = v.object({ dependencies: v.object({ react: v.string() }) });

async function reactIn(root: string): Promise<string> {
  const shell: unknown = JSON.parse(await readFile(join(root, 'shell/package.json'), 'utf8'));
  return v.parse(ReactSchema, shell).dependencies.react;
}
