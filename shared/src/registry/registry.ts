import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { withTimeLimit } from '../time-limit/time-limit';

const address = v.pipe(
  v.string(),
  v.url('must be a URL, like https://example.com/entry.js'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
);

const release = {
  version: v.string(),
  /** The ISO date and time at which it went live, if that is known. */
  since: v.exactOptional(v.string()),
};

const RegistrySchema = v.object({
  /** Absent in development. */
  shell: v.exactOptional(v.object(release)),
  modules: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
    v.object({
      ...release,
      entry: address,
      /** The hash of the entry's bytes, like "sha384-…". Older releases and development builds have none. */
      integrity: v.exactOptional(v.string()),
      /** Parsed by `@simmer/shared/places`, so that the home page does not need the code. */
      place: v.exactOptional(v.unknown()),
    }),
  ),
  localCloud: v.exactOptional(v.object({ auth: address, firestore: address, email: address })),
});

export type Registry = v.InferOutput<typeof RegistrySchema>;

const REGISTRY_PATH = '/registry.json';
/** The id of a composed page's JSON block with the registry that it was composed from. The composer writes it. */
export const REGISTRY_BLOCK = 'registry';
const LIMIT_MS = 8000;

/** @throws Error that names the path of each invalid field. */
export function parseRegistry(input: unknown): Registry {
  const result = v.safeParse(RegistrySchema, input);
  if (result.success) return result.output;
  throw new Error(`The registry is invalid: ${describeIssues(result.issues).join('; ')}`);
}

let loading: Promise<Registry> | undefined;
let firstRead: Registry | undefined;

/**
 * The registry in the document, or else (also if that is invalid) the one at the page's origin, fetched once for all
 * modules. After a failure the next call tries again.
 */
export function loadRegistry(): Promise<Registry> {
  loading ??= begin().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function begin(): Promise<Registry> {
  // The document's registry is used only at first, because it may name a module that did not load.
  const block = firstRead ? null : document.getElementById(REGISTRY_BLOCK);
  const registry = (block && readBlock(block.textContent)) ?? (await readLiveRegistry());
  firstRead ??= registry;
  return registry;
}

/**
 * The addresses of auth, database and email on a developer's machine; undefined in production, where the SDKs know
 * their own. The first registry read applies for the life of the page, so that no order waits for `/registry.json`.
 * @throws like `loadRegistry`, if no registry has been read yet.
 */
export async function localEndpoints(): Promise<Registry['localCloud']> {
  return (firstRead ?? (await loadRegistry())).localCloud;
}

/**
 * Fetches the live registry on every call.
 * @throws Error when that fails; TimeLimitError after 8 seconds.
 */
export async function readLiveRegistry(): Promise<Registry> {
  const request = new AbortController();
  try {
    return await withTimeLimit(fetchRegistry(request.signal), LIMIT_MS);
  } finally {
    // The request is aborted, because in Chromium a second one to the same address would wait for it if it hangs.
    request.abort();
  }
}

function readBlock(text: string): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return undefined; // An invalid block is no loss, because the origin also has the registry.
  }
}

/** Makes the next `loadRegistry` fetch from the origin, e.g. because a module did not load. */
export function forgetRegistry(): void {
  loading = undefined;
}

async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { signal });
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}`);
  return parseRegistry(await response.json());
}
