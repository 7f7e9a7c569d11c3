// @ts-check
import webpack from 'webpack';
import { chunkOf, federationOf } from './federation.js';
import { integrityOf } from './verified-chunks.js';

const { Compilation, sources } = webpack;

/** `VerifiedChunks` has filled in the digests by then. */
const AFTER_VERIFIED_CHUNKS = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;

/** The chunk with which the shell completes a deferred page. */
const DEFERRED = 'deferred-pages';

/**
 * Writes `build.json`: what a client build consists of, declares and needs. The composer reads it, and so does the
 * contract of a release (composer/build-list.ts).
 */
export class BuildList {
  /**
   * @param {import('../../modules/modules.js').Module} module
   * @param {Readonly<Record<string, { version: string; requiredVersion: string }>>} shared packages
   */
  constructor({ exposes, place }, shared) {
    this.isShell = exposes === undefined;
    this.exposes = Object.keys(exposes ?? {});
    this.place = place;
    this.shared = shared;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks }) {
    const { name } = BuildList;
    hooks.thisCompilation.tap(name, (compilation) => {
      /** @type {Iterable<import('webpack').Module>} */
      let modules = [];
      // Later stages merge modules.
      compilation.hooks.finishModules.tap(name, (all) => {
        modules = [...all];
      });
      compilation.hooks.processAssets.tap({ name, stage: AFTER_VERIFIED_CHUNKS }, () => {
        const { entrypoints, namedChunkGroups } = compilation;
        const filesOf = (/** @type {string} */ chunk) => {
          const group = namedChunkGroups.get(chunk);
          if (!group) throw new Error(`There is no chunk ${chunk}.`);
          return group.getFiles();
        };
        const list = {
          first: [...entrypoints.keys()].flatMap(filesOf),
          exposes: Object.fromEntries(
            this.exposes.map((part) => [part.slice(2), filesOf(chunkOf(part))]),
          ),
          deferred: namedChunkGroups.has(DEFERRED) ? filesOf(DEFERRED) : [],
          integrity: integrityIn(compilation),
          shared: this.sharedBy(modules),
          federation: federationOf(modules),
          place: this.place,
        };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(list)));
      });
    });
  }

  /**
   * The versions that the shell provides, or the ranges that a remote needs.
   * @param {Iterable<import('webpack').Module>} modules
   */
  sharedBy(modules) {
    const imported = new Set(
      [...modules].map((one) => 'options' in one && Object(one.options).shareKey),
    );
    const packages = Object.entries(this.shared).flatMap(([name, { version, requiredVersion }]) => {
      if (this.isShell) return [[name, version]];
      return imported.has(name) ? [[name, requiredVersion]] : [];
    });
    return Object.fromEntries(packages);
  }
}

/** The integrity of each script and style. @param {import('webpack').Compilation} compilation */
function integrityIn(compilation) {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source)]).sort());
}
