// @ts-check
import { createRequire } from 'node:module';
import { HOME, readJson, variable } from '../../base/names.js';

/**
 * The names in package.json of two versions of Module Federation: the one that releases are built with, and the one
 * whose builds e2e/releases/federation.spec.ts plays with it. After an update, the other is the one that was used before.
 */
const PACKAGES = ['@module-federation/enhanced', 'federation-other'];

const isOther = process.env[variable('FEDERATION')] === 'other';

/** Where a module's folder has its builds, with either version. */
export const BUILDS = 'dist';
export const OTHER_BUILDS = 'dist/federation-other';

/** The folder of the builds of this process. */
export const buildFolder = isOther ? OTHER_BUILDS : BUILDS;

/** The name of the chunk of an exposed part, such as `./Checkout`. @param {string} part */
export const chunkOf = (part) => `__federation_expose_${part.slice(2)}`;

/** The webpack plugin of this build's version. */
export const federationPlugin = async () =>
  (isOther
    ? await import('federation-other/webpack')
    : await import('@module-federation/enhanced/webpack')
  ).ModuleFederationPlugin;

/** Finds what the plugin depends on. */
export const { resolve: locate } = createRequire(
  createRequire(import.meta.url).resolve(`${PACKAGES[Number(isOther)]}/webpack`),
);

/**
 * The version of the runtime among the modules that were bundled, and the versions that are played together. It is a
 * part of the build, and so of a release's version.
 * @param {Iterable<import('webpack').Module>} modules
 */
export function federationOf(modules) {
  const { devDependencies } = readJson('package.json', HOME);
  // "2.9.2", or "npm:@module-federation/enhanced@2.8.2".
  const seenWith = PACKAGES.map((one) => devDependencies[one].replace(/^.*@/, ''));
  const bundled = [...modules]
    .map((one) => Object(one).resourceResolveData?.descriptionFileData ?? {})
    .filter((file) => String(file.name).startsWith('@module-federation/'));
  const [version = 'none', ...more] = new Set(bundled.map((file) => file.version));
  if (more.length > 0)
    throw new Error(`One version of Module Federation is needed, and it is ${[version, ...more]}.`);
  return { version, seenWith };
}
