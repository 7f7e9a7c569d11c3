import * as v from 'valibot';
import { CliError, messageOf } from '../base';

const REGISTRY = 'https://registry.npmjs.org/';

const EntrySchema = v.looseObject({
  /** Present when the folder has a different name. */
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  /** True for a workspace. */
  link: v.optional(v.boolean()),
});
/** The fields are in npm's order. Otherwise each run would reorder them. */
const LockfileSchema = v.looseObject({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  lockfileVersion: v.optional(v.number()),
  requires: v.optional(v.boolean()),
  packages: v.record(v.string(), EntrySchema),
});
type Lockfile = v.InferOutput<typeof LockfileSchema>;
type Entry = v.InferOutput<typeof EntrySchema>;

/** @throws CliError when it is not a lockfile of npm 7 or newer. */
export function parseLockfile(text: string): Lockfile {
  try {
    return v.parse(LockfileSchema, JSON.parse(text));
  } catch (cause) {
    throw new CliError(
      `package-lock.json cannot be read: ${messageOf(cause)} Restore it with "git checkout package-lock.json".`,
      { cause },
    );
  }
}

/** The packages that npm downloads, without our own folders and without packages bundled in another one. */
function downloads({ packages }: Lockfile) {
  return Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !('inBundle' in entry),
  );
}

/** A sentence for each package whose bytes npm could not verify, or would download from another server. */
export function lockfileFaults(lockfile: Lockfile): string[] {
  return downloads(lockfile).flatMap(([path, { integrity, resolved = REGISTRY }]) => [
    ...(integrity === undefined ? [`${path} has no integrity.`] : []),
    ...(resolved.startsWith(REGISTRY) ? [] : [`${path} is not from ${REGISTRY}.`]),
  ]);
}

/** The packages without integrity, each as an optional dependency, so that npm resolves them for every system. */
export function requestFor(lockfile: Lockfile): Record<string, string> {
  const missing = downloads(lockfile).filter(([, { integrity }]) => integrity === undefined);
  return Object.fromEntries(
    // With an alias, because a package may be needed at two versions.
    missing.map(([path, entry], n) => [`missing-${String(n)}`, `npm:${idOf(path, entry)}`]),
  );
}

/**
 * Completes a lockfile with the integrity values of another one for the same versions.
 * @param answered the lockfile that npm wrote for `requestFor`.
 */
export function completed(lockfile: Lockfile, answered: Lockfile): Lockfile {
  const known = new Map(
    downloads(answered).map(([path, entry]) => [idOf(path, entry), entry.integrity]),
  );
  const packages = Object.entries(lockfile.packages).map(([path, entry]): [string, Entry] => {
    const { resolved, ...rest } = entry;
    const isElsewhere = !entry.link && resolved?.startsWith(REGISTRY) === false;
    const integrity = entry.integrity ?? known.get(idOf(path, entry));
    const whole = {
      ...(isElsewhere ? rest : entry),
      ...(integrity !== undefined && { integrity }),
    };
    // Parsed again, which puts the fields into npm's order.
    return [path, v.parse(EntrySchema, whole)];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** "name@version". An entry under an alias contains the name. */
function idOf(path: string, { name, version }: Entry): string {
  return `${name ?? path.split('node_modules/').at(-1) ?? ''}@${version ?? ''}`;
}
