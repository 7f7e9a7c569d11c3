import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, describeIssues } from '../base';
import { parseJson } from '../hosting';
import { PlaceSchema } from '../modules';

/** The list that a client build writes (build/webpack/build-list.js). Browsers do not load it. */
export const BUILD_LIST = 'build.json';

/** The files that a page loads, by name. */
const filesSchema = v.pipe(
  v.array(v.string()),
  v.transform((names) => ({
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  })),
);

const BuildSchema = v.pipe(
  v.strictObject({
    /** What a page loads of the module first. */
    first: filesSchema,
    /** What each exposed part loads besides that. */
    exposes: v.pipe(
      v.record(v.string(), filesSchema),
      v.transform((parts) => new Map(Object.entries(parts))),
    ),
    /** What the shell loads in addition on a deferred page. */
    deferred: filesSchema,
    integrity: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/))),
    /** The versions that the shell provides, or the ranges that a remote needs. */
    shared: v.record(v.string(), v.string()),
    federation: v.strictObject({ version: v.string(), seenWith: v.array(v.string()) }),
    place: v.exactOptional(PlaceSchema),
  }),
  v.transform((build) => ({
    ...build,
    /** The script that starts the module. */
    entry: build.first.scripts.at(-1) ?? '',
  })),
);
/** What a client build consists of, declares and needs. */
export type Build = v.InferOutput<typeof BuildSchema>;

/**
 * @param folder of the list.
 * @throws CliError when the module is not built, or naming each wrong field of the list.
 */
export async function readBuild(folder: string): Promise<Build> {
  const path = join(folder, BUILD_LIST);
  if (!existsSync(path)) throw new CliError(`${path} is missing: run "npm run build" first.`);
  const parsed = v.safeParse(BuildSchema, parseJson(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.output;
  throw new CliError(`${path} cannot be used: ${describeIssues(parsed.issues).join('; ')}`);
}
