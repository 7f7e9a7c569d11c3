import { existsSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM, HEADLESS_CHROMIUM } from './chromium';
import { presentEmulator } from './firestore-emulator';
import { findProgram, onPath, presentProgram, type Program } from './program';

/** The engines other than Chromium, and their names in the terminal. */
export const ENGINE_TITLES = { firefox: 'Firefox', webkit: 'WebKit' } as const;
export type EngineName = keyof typeof ENGINE_TITLES;

export const ENGINE_NAMES = ['firefox', 'webkit'] as const;

/** The programs of each engine. */
const PROGRAMS: Readonly<Record<EngineName, readonly Program[]>> = {
  firefox: [
    {
      names: ['firefox-esr', 'firefox'],
      variable: 'FIREFOX_PATH',
      debianPackage: 'firefox-esr',
    },
  ],
  webkit: [
    {
      names: ['WebKitWebDriver'],
      variable: 'WEBKIT_DRIVER_PATH',
      debianPackage: 'webkit2gtk-driver',
    },
    { names: ['Xvfb'], variable: 'XVFB_PATH', debianPackage: 'xvfb' },
  ],
};

/**
 * The programs of these engines: named by the environment, or installed on this system. Otherwise installs them where
 * that is possible without asking.
 * @returns the variables that name them, for the environment of the journeys, and why engines are missing, one sentence
 *   each.
 */
export async function findEngines(names: readonly EngineName[]) {
  const env: Record<string, string> = {};
  const missing: Partial<Record<EngineName, string>> = {};
  for (const engine of names)
    // The engines are installed one after the other, because apt installs one package at a time.
    for (const program of PROGRAMS[engine]) {
      const path = await findProgram(program);
      if (path !== undefined) env[program.variable] = path;
      else
        missing[engine] =
          `${program.names.join(' or ')} was not found: install it (Debian: apt-get install ${program.debianPackage}), or set ${program.variable} to it.`;
    }
  return { env, missing };
}

/** The engines whose programs an environment names. */
export function namedEngines(env: NodeJS.ProcessEnv): readonly EngineName[] {
  return ENGINE_NAMES.filter((name) => PROGRAMS[name].every(({ variable }) => env[variable]));
}

/** The browsers of this system, its Java and its Firestore emulator, each with what an update changes. */
export const presentPrograms = () =>
  [
    ...[CHROMIUM, HEADLESS_CHROMIUM, ...Object.values(PROGRAMS).flat()].map(presentProgram),
    ...[join(process.env.JAVA_HOME ?? '', 'bin/java'), onPath(['java']), presentEmulator()],
  ].flatMap((path) => {
    if (path === undefined || !existsSync(path)) return [];
    const { size, mtimeMs } = statSync(path);
    return [[realpathSync(path), size, mtimeMs]];
  });
