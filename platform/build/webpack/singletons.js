// @ts-check
import { readJson } from '../../base/names.js';

const shared = readJson('shared/package.json');

/**
 * The parts of shared that hold state or a React context, by its package.json. A page has one copy of each, the shell's.
 * Every module bundles its own copy of anything else in shared.
 * @type {readonly string[]}
 */
const STATEFUL = shared.singletons;

/** `react-dom` also holds state: in a second copy, `flushSync` would do nothing. */
const REACT = ['react', 'react-dom'];

/** The path of a file of a package or of a stateful part of shared. */
export const SHARED_FILE = new RegExp(
  String.raw`[\\/](?:node_modules|shared[\\/]src[\\/](?:${STATEFUL.join('|')}))[\\/]`,
);

/** What a remote imports from the shell, in the browser and in the composer. */
export function singletonNames() {
  return [...REACT, 'react/jsx-runtime', ...STATEFUL.map((part) => `${shared.name}/${part}`)];
}

/**
 * The shared packages of a module's build. A remote's production build has no fallback copies (`import: false`), so a
 * page cannot end up with a second React or cart. Its development build has them, because there a remote also runs
 * alone.
 * @param {{ isShell: boolean, isProduction: boolean }} kind
 */
export function singletons({ isShell, isProduction }) {
  const { dependencies } = readJson('shell/package.json');
  const packages = {
    ...Object.fromEntries(REACT.map((name) => [name, dependencies[name]])),
    ...Object.fromEntries(STATEFUL.map((part) => [`${shared.name}/${part}`, shared.version])),
  };
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(isShell && { eager: true }),
        ...(!isShell && isProduction && { import: /** @type {const} */ (false) }),
      },
    ]),
  );
}
