import { readFile } from 'node:fs/promises';
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';
import { MODULES, type ModuleName } from '../modules';
import type { State, Store } from '../releases';
import type { Candidate } from './trial';

/** The custom properties of a module, with the leading dashes. */
interface Tokens {
  /** Set by a rule, or named in a script, which may set them. */
  set: ReadonlySet<string>;
  /** Read without a fallback, each with the file that does. */
  read: ReadonlyMap<string, string>;
}

interface MissingToken {
  module: ModuleName;
  token: string;
  file: string;
}

const NAME_IN_SCRIPT = /["'`](--[a-z][\w-]*)/g;

/**
 * Finds tokens that a module reads from the shell and the shell does not set: the declaration would be ignored, and the
 * text has another color or no space around it. What is missing in the live releases as well is not told.
 * @param live what guests have.
 * @param state the same with the candidates.
 */
export async function missingTokens(
  store: Store,
  live: State,
  state: State,
  candidates: readonly Candidate[],
): Promise<readonly string[]> {
  const known = new Set((await missingTokensOf(store, live)).map(keyOf));
  const isCandidate = (module: ModuleName) => candidates.some((one) => one.module === module);
  const shell = state.live.shell ?? '';
  return (await missingTokensOf(store, state))
    .filter((one) => !known.has(keyOf(one)))
    .map((one) => (isCandidate(one.module) ? newReader(one, shell) : formerReader(one, state)));
}

function newReader({ module, token, file }: MissingToken, shell: string): string {
  const reads = `${module} reads the token ${token} in ${file}, which`;
  return module === 'shell'
    ? `${reads} it does not set: set it in shared/src/ui/tokens.css.`
    : `${reads} neither it nor the shell ${shell} sets: set it in shared/src/ui/tokens.css, and release the shell first.`;
}

function formerReader({ module, token }: MissingToken, { live }: State): string {
  return `The live ${module} ${live[module] ?? ''} reads the token ${token}, which the shell no longer sets: keep it until a ${module} without it is live.`;
}

const keyOf = ({ module, token }: MissingToken) => `${module} ${token}`;

async function missingTokensOf(store: Store, { live }: State): Promise<readonly MissingToken[]> {
  const tokensOf = async (module: ModuleName): Promise<Tokens> => {
    const version = live[module];
    return version !== undefined && store.isStored(module, version)
      ? tokensIn(store.served(module, version))
      : { set: new Set(), read: new Map() };
  };
  const shell = await tokensOf('shell');
  const missing: MissingToken[] = [];
  for (const module of MODULES) {
    const { set, read } = await tokensOf(module);
    for (const [token, file] of read)
      if (!set.has(token) && !shell.set.has(token)) missing.push({ module, token, file });
  }
  return missing;
}

async function tokensIn(files: ReadonlyMap<string, string>): Promise<Tokens> {
  const set = new Set<string>();
  const read = new Map<string, string>();
  for (const [file, path] of [...files].sort()) {
    if (!/\.(?:css|js)$/.test(file)) continue;
    const text = await readFile(path, 'utf8');
    if (file.endsWith('.js')) {
      for (const [, name = ''] of text.matchAll(NAME_IN_SCRIPT)) set.add(name);
      continue;
    }
    const sheet = postcss.parse(text);
    sheet.walkAtRules('property', ({ params }) => {
      set.add(params);
    });
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) set.add(prop);
      for (const name of readWithoutFallback(value)) if (!read.has(name)) read.set(name, file);
    });
  }
  return { set, read };
}

/** The tokens of a value; a fallback may read tokens itself. */
function readWithoutFallback(value: string): string[] {
  const names: string[] = [];
  parseValue(value).walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, ...rest] = node.nodes;
    if (name !== undefined && rest.length === 0) names.push(name.value);
  });
  return names;
}
