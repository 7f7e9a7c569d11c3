// @ts-check
import { createHash } from 'node:crypto';

const PLUGIN = 'StableModuleIds';

/**
 * Gives the modules that federation generates an id that does not depend on the folder of the repository, so that the
 * same sources give the same bytes on every machine. webpack derives ids from the modules' names and strips the folder
 * only from the start of a name. These names have it, or a hash of it, in the middle.
 */
export class StableModuleIds {
  /** @param {readonly string[]} folders those of the shop and of the platform, on which no id may depend */
  constructor(folders) {
    this.folders = folders;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
        const { chunkGraph } = compilation;
        const taken = new Set();
        const written = [...modules]
          .filter((module) => isWrittenByFederation(module.identifier()))
          .map((module) => ({
            module,
            name: this.folders
              .reduce((name, folder) => name.replaceAll(folder, ''), module.identifier())
              .replace(ENTRY, '.federation/entry'),
          }))
          .sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const { module, name } of written) {
          let id = parseInt(createHash('sha256').update(name).digest('hex').slice(0, 8), 16) % 1000;
          while (taken.has(id)) id += 1;
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

// The rest of the name holds the hashes of the modules that webpack concatenated with it.
const ENTRY = /\.federation\/entry\.[0-9a-f]+\.js.*$/;

/** @param {string} identifier */
const isWrittenByFederation = (identifier) =>
  ENTRY.test(identifier) || /^(?:provide|container)\b/.test(identifier);
