import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { filesBelow, HOME, root, STATE_FOLDER, stateDirectory, variable } from '../base';
import { digestOf, writeWhole } from '../releases';
import { presentPrograms } from '../setup';
import { siteConfigPath } from '../shop';
import type { Parts, Reads } from './parts';

/** A hash of each file of the checkout by its path, and of what else every outcome depends on. */
export type Snapshot = ReadonlyMap<string, string>;

/** The key of the surroundings, in place of a path. */
const SURROUNDINGS = '(surroundings)';
/** The variables that may change an outcome: ports, the recording of traces and the commit of a push do not. */
const VARIABLE = new RegExp(
  `^(${variable('(?!PORT_|TRACE$|PUSHED_AFTER$)')}\\w+|(CHROMIUM|FIREFOX|WEBKIT_DRIVER|CHROMEDRIVER|XVFB)_PATH|TZ|LANG|LC_\\w+)$`,
);
/** The folders that git ignores, also in the second shop, and git's own. */
const IGNORED = new Set(['node_modules', 'dist', STATE_FOLDER, '.library', '.mf', '.git']);

export function takeSnapshot(): Snapshot {
  const [node = ''] = process.versions.node.split('.');
  const variables = Object.entries(process.env).filter(([name]) => VARIABLE.test(name));
  // The configuration may be outside the checkout.
  const config = siteConfigPath(root);
  const business = existsSync(config) ? readFileSync(config, 'utf8') : '';
  const machine = [process.platform, node, presentPrograms(), platformElsewhere()];
  const surroundings = JSON.stringify([...machine, variables.sort(), business]);
  return new Map([
    [SURROUNDINGS, digestOf(surroundings)],
    ...filesBelow(root, IGNORED).map(
      (path) => [path, digestOf(readFileSync(join(root, path)))] as const,
    ),
  ]);
}

/** A hash of each file of the platform, and of its packages, if they are not files of the checkout. */
function platformElsewhere(): readonly string[] {
  if (resolve(HOME) === root) return [];
  const own = filesBelow(join(HOME, 'platform'), IGNORED).map((path) => join('platform', path));
  const paths = ['package-lock.json', ...own].map((path) => join(HOME, path));
  // The shop may be in the folder of the platform.
  return paths
    .filter((path) => !path.startsWith(root + sep) && existsSync(path))
    .map((path) => digestOf(readFileSync(path)));
}

/** The paths of a snapshot. */
export const filesOf = (snapshot: Snapshot): readonly string[] =>
  [...snapshot.keys()].filter((path) => path !== SURROUNDINGS);

/** One hash of the files that are read, and of the surroundings. */
export function inputsOf(reads: Reads, snapshot = takeSnapshot()): string {
  const read = [...snapshot].filter(([path]) => path === SURROUNDINGS || reads(path));
  return digestOf(JSON.stringify(read));
}

const MemorySchema = v.record(v.string(), v.object({ inputs: v.string(), passed: v.number() }));
const file = resolve(stateDirectory, 'test-results/passed.json');

function readMemory() {
  if (!existsSync(file)) return {};
  return v.parse(v.fallback(MemorySchema, {}), JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * What is remembered of the parts of a suite.
 * @param isAll whether all parts must run, whatever is remembered.
 */
export function recall(suite: string, parts: Parts, snapshot: Snapshot, isAll: boolean) {
  const memory = readMemory();
  const all = Object.entries(parts).map(([name, reads]) => {
    const [key, inputs] = [`${suite}: ${name}`, inputsOf(reads, snapshot)];
    const known = memory[key];
    const passed = !isAll && known?.inputs === inputs ? known.passed : undefined;
    return { name, reads, key, inputs, passed };
  });
  const stale = all.filter(({ passed }) => passed === undefined);

  function write(passed: ReturnType<typeof readMemory>): void {
    const kept = Object.entries(readMemory()).filter(
      ([key]) => !stale.some((one) => one.key === key),
    );
    writeWhole(file, JSON.stringify({ ...Object.fromEntries(kept), ...passed }, null, 2));
  }

  return {
    /** The number of tests in the parts that passed with the files of the snapshot. */
    passed: all.reduce((total, { passed = 0 }) => total + passed, 0),
    /** The other parts. */
    stale: stale.map(({ name }) => name),
    /**
     * Forgets the stale parts before they run, because what fails or is stopped may have passed before with the same
     * files.
     */
    forget: () => {
      write({});
    },
    /**
     * Remembers stale parts that passed, unless a file that they read has changed since the snapshot.
     * @param passed the number of tests in each of them.
     */
    remember: (passed: Readonly<Record<string, number>>) => {
      const now = takeSnapshot();
      const entries = stale.flatMap(({ name, reads, key, inputs }) => {
        const count = passed[name];
        const isSame = count !== undefined && inputsOf(reads, now) === inputs;
        return isSame ? [[key, { inputs, passed: count }] as const] : [];
      });
      write(Object.fromEntries(entries));
    },
  };
}
