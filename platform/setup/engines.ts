import * as v from 'valibot';
import { namedFile } from './named-file';
import { installProgram, programOnPath } from './program';

const path = v.string();

/** The programs of each engine. */
const EnginesSchema = v.object({
  firefox: v.exactOptional(v.object({ firefox: path })),
  webkit: v.exactOptional(v.object({ webkitDriver: path, xvfb: path })),
});
/** The engines that were found. */
export type Engines = v.InferOutput<typeof EnginesSchema>;
export type EngineName = keyof Engines;

/** The engines beside Chromium, and their names in the terminal. */
export const ENGINE_TITLES = { firefox: 'Firefox', webkit: 'WebKit' } as const;

export const ENGINE_NAMES = ['firefox', 'webkit'] as const;

interface Program {
  names: readonly [string, ...string[]];
  /** The environment variable that names a different one. */
  variable: string;
  debianPackage: string;
}

const FIREFOX: Program = {
  names: ['firefox-esr', 'firefox'],
  variable: 'FIREFOX_PATH',
  debianPackage: 'firefox-esr',
};
const WEBKIT_DRIVER: Program = {
  names: ['WebKitWebDriver'],
  variable: 'WEBKIT_DRIVER_PATH',
  debianPackage: 'webkit2gtk-driver',
};
const XVFB: Program = { names: ['Xvfb'], variable: 'XVFB_PATH', debianPackage: 'xvfb' };

/** Why an engine is left out, as a sentence for the person at the terminal. */
class Missing extends Error {}

async function find({ names, variable, debianPackage }: Program): Promise<string> {
  const found =
    namedFile(variable) ?? programOnPath(names) ?? (await installProgram(names, debianPackage));
  if (found !== undefined) return found;
  throw new Missing(
    `${names.join(' or ')} was not found: install it (Debian: apt-get install ${debianPackage}), or set ${variable} to it.`,
  );
}

const FINDERS: { [Name in EngineName]: () => Promise<Required<Engines>[Name]> } = {
  firefox: async () => ({ firefox: await find(FIREFOX) }),
  webkit: async () => ({ webkitDriver: await find(WEBKIT_DRIVER), xvfb: await find(XVFB) }),
};

/**
 * The programs of these engines: named by the environment, or installed on this system. Otherwise installs them where
 * that is possible without asking.
 * @returns also why engines are missing, one sentence each.
 */
export async function findEngines(
  names: readonly EngineName[],
): Promise<{ engines: Engines; missing: Partial<Record<EngineName, string>> }> {
  const engines: Engines = {};
  const missing: Partial<Record<EngineName, string>> = {};
  // One after the other: apt installs one package at a time.
  for (const name of names) {
    try {
      Object.assign(engines, { [name]: await FINDERS[name]() });
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      missing[name] = error.message;
    }
  }
  return { engines, missing };
}

/** The environment variable that passes the engines, as JSON, from the runner to the journeys. */
export const ENGINES_VARIABLE = 'SIMMER_ENGINES';

/** The engines that the runner found. */
export function readEngines(env: NodeJS.ProcessEnv): Engines {
  return v.parse(EnginesSchema, JSON.parse(env[ENGINES_VARIABLE] ?? '{}'));
}
