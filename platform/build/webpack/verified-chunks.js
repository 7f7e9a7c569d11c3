// @ts-check
import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, runtime, RuntimeGlobals, RuntimeModule, sources } = webpack;
const NAME = 'VerifiedChunks';

/** Content hashes are final by then. */
const AFTER_HASHING = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;

/** Stands for the digests of the styles that a script can load, by chunk. */
const STYLES = '"<digests of styles>"';
/** Stands for a digest in the script that loads a chunk until the chunk's bytes are final. */
const placeholder = (/** @type {unknown} */ id) => `<digest of chunk ${String(id)}>`;
const PLACEHOLDER = /<digest of chunk ([^>]+)>/g;

/**
 * Makes a build load each chunk and its style with the digest of their bytes, so that the browser refuses any other
 * bytes, and retry what failed at a different address.
 */
export class VerifiedChunks {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (_usual, chunk) => verifiedScript(chunk));
      // A style can read what a guest types into a form, and send it to a host.
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, chunkId }) =>
          `${source}${tag}.crossOrigin = 'anonymous'; ${tag}.integrity = 'sha384-' + ${STYLES}[${chunkId}];`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryAddress());
        });
      compilation.hooks.processAssets.tap({ name: NAME, stage: AFTER_HASHING }, () => {
        fillIn(compilation, chunkDigests(compilation));
      });
    });
  }
}

/**
 * Replaces the lines that webpack generates. These lines always request with CORS, even on the page's own origin,
 * because an `Integrity-Policy` does not accept other requests as verified. The table is here because the digest of a
 * remote's entry, which is in the registry, covers it.
 * @param {import('webpack').Chunk} chunk with the runtime.
 */
function verifiedScript(chunk) {
  const ids = [...chunk.getAllAsyncChunks()].map(({ id }) => String(id)).sort();
  const digests = JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholder(id)])));
  return `
    script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = 'sha384-' + ${digests}[chunkId];`;
}

/** mini-css-extract-plugin's function; it is missing where no chunk has a style. */
const STYLE_FILENAME = `${RuntimeGlobals.require}.miniCssF`;

/**
 * A browser caches a refused response like any other, for a year. Attempts are counted per page, because an entry that
 * runs again has a new runtime.
 */
class RetryAddress extends RuntimeModule {
  constructor() {
    super('retry address', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    return `
      const retried = (fileOf) => (chunkId) => {
        const file = fileOf(chunkId);
        const attempts = self.chunkAttempts ??= {};
        const failures = attempts[file] ??= 0;
        attempts[file]++;
        return failures ? file + '?retry=' + failures : file;
      };
      ${RuntimeGlobals.getChunkScriptFilename} = retried(${RuntimeGlobals.getChunkScriptFilename});
      ${STYLE_FILENAME} &&= retried(${STYLE_FILENAME});`;
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @returns the digest of each chunk that loads no other chunk, by its id.
 */
function chunkDigests(compilation) {
  const scripts = new Map(scriptsOf(compilation).map(({ name, source }) => [name, source]));
  return new Map(
    [...compilation.chunks].flatMap(({ id, files }) =>
      [...files].flatMap((file) => {
        const source = scripts.get(file);
        return source && !textOf(source).match(PLACEHOLDER)
          ? [/** @type {const} */ ([String(id), digestOf(source)])]
          : [];
      }),
    ),
  );
}

/**
 * A file keeps its name: the content hash in it covers the names of the chunks, and those depend on the chunks' bytes.
 * @param {import('webpack').Compilation} compilation
 * @param {ReadonlyMap<string, string>} digests
 */
function fillIn(compilation, digests) {
  for (const { name, source } of scriptsOf(compilation)) {
    const text = textOf(source);
    const filled = text
      .replaceAll(STYLES, () => styleDigests(compilation))
      .replaceAll(PLACEHOLDER, (_, id) => {
        const digest = digests.get(id);
        if (!digest) throw new Error(`${name} loads chunk ${id}, whose bytes are not final.`);
        return digest;
      });
    if (filled !== text) compilation.updateAsset(name, new sources.RawSource(filled));
  }
}

/**
 * Includes only chunks that load later: the styles of the first ones are in the documents.
 * @param {import('webpack').Compilation} compilation
 */
function styleDigests(compilation) {
  const styles = new Map(stylesOf(compilation).map(({ name, source }) => [name, source]));
  const entries = [...compilation.chunks].flatMap((chunk) =>
    [...chunk.files].flatMap((file) => {
      const source = styles.get(file);
      return source && !chunk.canBeInitial() ? [[String(chunk.id), digestOf(source)]] : [];
    }),
  );
  return JSON.stringify(Object.fromEntries(entries.sort()));
}

/** @param {import('webpack').Compilation} compilation */
function stylesOf(compilation) {
  return compilation.getAssets().filter(({ name }) => name.endsWith('.css'));
}

/** @param {import('webpack').Compilation} compilation */
function scriptsOf(compilation) {
  return compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
}

/** @param {import('webpack').sources.Source} source */
const textOf = (source) => source.source().toString();

/** @param {import('webpack').sources.Source} source */
const digestOf = (source) => createHash('sha384').update(source.buffer()).digest('base64');

/** @param {import('webpack').sources.Source} source of a script or style */
export const integrityOf = (source) => `sha384-${digestOf(source)}`;
