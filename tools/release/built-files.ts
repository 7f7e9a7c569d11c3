import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { Complaint } from '../complaint';

const files = v.array(v.string());
const ChunksSchema = v.objectWithRest({ main: files }, files);
const ManifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string() }),
  }),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({ js: v.object({ sync: files }), css: v.object({ sync: files }) }),
    }),
  ),
});

/** What a page loads of a module, as names of files of its client build. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** @throws Complaint when the module is not built, or its build is of another kind. */
async function readBuilt<Schema extends v.GenericSchema>(
  client: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const path = join(client, file);
  try {
    return v.parse(schema, JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Complaint(`${path} is missing or cannot be read: run "npm run build" first.`, {
      cause,
    });
  }
}

/**
 * What the shell itself loads on a page.
 * @param client the folder of its client build.
 * @param chunks the named chunks that the page shows besides `main`.
 */
export async function shellFiles(client: string, chunks: readonly string[]): Promise<PageFiles> {
  const built = await readBuilt(client, 'chunks.json', ChunksSchema);
  const names = ['main', ...chunks].flatMap((chunk) => built[chunk] ?? []);
  const unique = [...new Set(names)];
  return {
    scripts: unique.filter((name) => name.endsWith('.js')),
    styles: unique.filter((name) => name.endsWith('.css')),
  };
}

/** The name of a remote's entry file. @param client the folder of its client build. */
export async function entryFile(client: string): Promise<string> {
  const { name, path } = (await readBuilt(client, 'mf-manifest.json', ManifestSchema)).metaData
    .remoteEntry;
  return path + name;
}

/**
 * What one exposed part of a remote loads beside the remote's entry.
 * @throws Complaint when the remote does not expose it.
 */
export async function exposedFiles(client: string, expose: string): Promise<PageFiles> {
  const manifest = await readBuilt(client, 'mf-manifest.json', ManifestSchema);
  const found = manifest.exposes.find(({ name }) => name === expose);
  if (!found) throw new Complaint(`${client} does not expose "${expose}".`);
  return { scripts: found.assets.js.sync, styles: found.assets.css.sync };
}
