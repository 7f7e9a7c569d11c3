// @ts-check
import { createHash } from 'node:crypto';

const PLUGIN = 'StableModuleIds';

/**
 * Gives the modules that federation writes an id that does not depend on the folder of the repository: the same sources
 * are the same bytes on every machine. webpack derives ids from the modules' names, and takes the folder out of paths only
 * where a name begins with it; these have it in the middle, or a hash of it.
 */
export class StableModuleIds {
  /** @param {string} root the folder of the repository */
  constructor(root) {
    this.root = root;
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
            name: module.identifier().replaceAll(this.root, '').replace(ENTRY, '.federation/entry'),
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

// What follows it are the hashes of the modules that webpack joined to it.
const ENTRY = /\.federation\/entry\.[0-9a-f]+\.js.*$/;

/** @param {string} identifier */
const isWrittenByFederation = (identifier) =>
  ENTRY.test(identifier) || /^(?:provide|container)\b/.test(identifier);
