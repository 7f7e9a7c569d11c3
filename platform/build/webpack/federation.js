// @ts-check
import { createRequire } from 'node:module';
import { variable } from '../../base/names.js';
import { platformPackage } from './project.js';

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
 * Writes `federation.json` for the contract of a release: the version of the runtime among the modules that were
 * bundled, and the versions that are played together. It is a part of the build, and so of a release's version.
 */
export class FederationVersions {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { NormalModule, sources } }) {
    const { devDependencies } = platformPackage();
    // "2.9.2", or "npm:@module-federation/enhanced@2.8.2".
    const seenWith = PACKAGES.map((one) => devDependencies[one].replace(/^.*@/, ''));
    hooks.thisCompilation.tap(FederationVersions.name, (compilation) => {
      compilation.hooks.finishModules.tap(FederationVersions.name, (modules) => {
        const bundled = [...modules]
          .map((one) => one instanceof NormalModule && one.resourceResolveData)
          .map((found) => (found && found.descriptionFileData) || {})
          .filter((file) => String(file.name).startsWith('@module-federation/'));
        const [version, ...more] = new Set(bundled.map((file) => file.version));
        if (version === undefined || more.length > 0)
          throw new Error(
            `One version of Module Federation is needed, and it is ${[version, ...more]}.`,
          );
        const text = JSON.stringify({ version, seenWith });
        compilation.emitAsset('federation.json', new sources.RawSource(text));
      });
    });
  }
}
