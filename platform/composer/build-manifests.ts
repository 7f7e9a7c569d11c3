import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base';

const files = v.array(v.string());
const IntegritySchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/)));
const ChunksSchema = v.objectWithRest({ main: files }, files);
const FederationSchema = v.strictObject({ version: v.string(), seenWith: files });
const ManifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string() }),
  }),
  shared: v.optional(v.array(v.object({ name: v.string(), requiredVersion: v.string() })), []),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({ js: v.object({ sync: files }), css: v.object({ sync: files }) }),
    }),
  ),
});

/** The files of a module's client build that a page loads, by name. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The manifest of a remote's client build. */
export interface RemoteBuild {
  /** The entry file. */
  entry: string;
  /** What each exposed module loads besides the entry. */
  exposes: ReadonlyMap<string, PageFiles>;
  /** The version ranges of the shared packages that it needs. */
  shared: ReadonlyMap<string, string>;
}

/** @throws CliError when the module is not built, or the file has an unexpected format. */
async function readBuilt<Schema extends v.GenericSchema>(
  lists: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const path = join(lists, file);
  try {
    return v.parse(schema, JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new CliError(`${path} is missing or cannot be read: run "npm run build" first.`, {
      cause,
    });
  }
}

/**
 * What the shell loads on every page, and in addition on a deferred page.
 * @param lists the folder of the lists of its client build.
 */
export async function shellFiles(lists: string): Promise<{ main: PageFiles; deferred: PageFiles }> {
  const chunks = await readBuilt(lists, 'chunks.json', ChunksSchema);
  const filesIn = (names: readonly string[] = []): PageFiles => ({
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  });
  return { main: filesIn(chunks.main), deferred: filesIn(chunks['deferred-pages']) };
}

/** @param lists the folder of the lists of the remote's client build. */
export async function remoteBuild(lists: string): Promise<RemoteBuild> {
  const { metaData, exposes, shared } = await readBuilt(lists, 'mf-manifest.json', ManifestSchema);
  return {
    entry: metaData.remoteEntry.path + metaData.remoteEntry.name,
    exposes: new Map(
      exposes.map(({ name, assets }) => [
        name,
        { scripts: assets.js.sync, styles: assets.css.sync },
      ]),
    ),
    shared: new Map(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}

/**
 * The integrity of each script and style of a client build, by file name.
 * @param lists the folder of its lists.
 */
export function fileIntegrity(lists: string): Promise<Readonly<Record<string, string>>> {
  return readBuilt(lists, 'integrity.json', IntegritySchema);
}

/**
 * The version of Module Federation in a client build, and the versions that were played together.
 * @param lists the folder of its lists.
 */
export function federationOf(
  lists: string,
): Promise<Readonly<v.InferOutput<typeof FederationSchema>>> {
  return readBuilt(lists, 'federation.json', FederationSchema);
}
