// @ts-check
import { readJson, root } from './project.js';

/**
 * The parts of @simmer/shared that hold state or a React context: there is one copy of each on a page,
 * the shell's. Everything else of shared is bundled by the module that names it.
 */
const STATEFUL = ['auth', 'bus', 'cart', 'config', 'firebase', 'navigation', 'registry'];

/** The imports that a remote gets from the shell, in the browser as in the composer. */
export function singletonNames() {
  return ['react', 'react/jsx-runtime', ...STATEFUL.map((part) => `@simmer/shared/${part}`)];
}

/**
 * What federation shares, for a module's build. A remote's production build carries no copy of its own
 * (`import: false`), so a second React or a second cart cannot come to be; in development it keeps one, because
 * there the remote also runs alone.
 * @param {{ isShell: boolean, isProduction: boolean, directory?: string }} kind `directory` is the repository's whose
 * versions are meant.
 */
export function singletons({ isShell, isProduction, directory = root }) {
  const packages = {
    react: readJson('shell/package.json', directory).dependencies.react,
    ...Object.fromEntries(
      STATEFUL.map((part) => [
        `@simmer/shared/${part}`,
        readJson('shared/package.json', directory).version,
      ]),
    ),
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
