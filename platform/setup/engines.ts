import * as v from 'valibot';
import { installProgram, namedFile, programOnPath } from './program';

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
  names: readonly string[];
  /** The environment variable that names a different one. */
  variable: string;
  debianPackage: string;
}

const PROGRAMS: { [Name in EngineName]: Record<keyof Required<Engines>[Name], Program> } = {
  firefox: {
    firefox: {
      names: ['firefox-esr', 'firefox'],
      variable: 'FIREFOX_PATH',
      debianPackage: 'firefox-esr',
    },
  },
  webkit: {
    webkitDriver: {
      names: ['WebKitWebDriver'],
      variable: 'WEBKIT_DRIVER_PATH',
      debianPackage: 'webkit2gtk-driver',
    },
    xvfb: { names: ['Xvfb'], variable: 'XVFB_PATH', debianPackage: 'xvfb' },
  },
};

/**
 * The programs of these engines: named by the environment, or installed on this system. Otherwise installs them where
 * that is possible without asking.
 * @returns also why engines are missing, one sentence each.
 */
export async function findEngines(
  names: readonly EngineName[],
): Promise<{ engines: Engines; missing: Partial<Record<EngineName, string>> }> {
  const found: Partial<Record<EngineName, Record<string, string>>> = {};
  const missing: Partial<Record<EngineName, string>> = {};
  for (const engine of names) {
    const paths: Record<string, string> = {};
    // One after the other: apt installs one package at a time.
    for (const [program, { names: files, variable, debianPackage }] of Object.entries(
      PROGRAMS[engine],
    )) {
      const path =
        namedFile(variable) ?? programOnPath(files) ?? (await installProgram(files, debianPackage));
      if (path !== undefined) paths[program] = path;
      else
        missing[engine] =
          `${files.join(' or ')} was not found: install it (Debian: apt-get install ${debianPackage}), or set ${variable} to it.`;
    }
    if (missing[engine] === undefined) found[engine] = paths;
  }
  return { engines: v.parse(EnginesSchema, found), missing };
}

/** The environment variable that passes the engines, as JSON, from the runner to the journeys. */
export const ENGINES_VARIABLE = 'SIMMER_ENGINES';

/** The engines that the runner found. */
export function readEngines(env: NodeJS.ProcessEnv): Engines {
  return v.parse(EnginesSchema, JSON.parse(env[ENGINES_VARIABLE] ?? '{}'));
}
