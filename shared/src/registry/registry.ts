import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { withTimeLimit } from '../time-limit/time-limit';

const address = v.pipe(
  v.string(),
  v.url('must be a whole address, like https://example.com/entry.js'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
);

const RegistrySchema = v.object({
  /** Of the composition's shell; a development server's registry names none. */
  shell: v.exactOptional(v.object({ version: v.string() })),
  modules: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
    v.object({ version: v.string(), entry: address }),
  ),
  localCloud: v.exactOptional(v.object({ auth: address, firestore: address, email: address })),
});

/** What runs where: the live version of each module and, on a developer's machine, the local cloud. */
export type Registry = v.InferOutput<typeof RegistrySchema>;

const REGISTRY_PATH = '/registry.json';
/** The element in which a composed page carries the registry that it was composed from. */
const BLOCK_ID = 'registry';
const LIMIT_MS = 8000;

/**
 * @param input parsed JSON of unknown shape.
 * @throws Error naming the path of each wrong field.
 */
export function parseRegistry(input: unknown): Registry {
  const result = v.safeParse(RegistrySchema, input);
  if (result.success) return result.output;
  throw new Error(
    `The registry of modules cannot be used: ${describeIssues(result.issues).join('; ')}`,
  );
}

let loading: Promise<Registry> | undefined;
let firstRead: Registry | undefined;
/** Whether the page's own copy is broken or named what could not be had; from then on the origin is asked. */
let isBlockStale = false;

/**
 * The registry: the copy that the page came with, else fetched once from the page's own origin. Every module on
 * the page gets the same one.
 * A failure is not kept: the next call asks again, so that "Try again" can work.
 */
export function loadRegistry(): Promise<Registry> {
  loading ??= begin().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function begin(): Promise<Registry> {
  const block = isBlockStale ? null : document.getElementById(BLOCK_ID);
  const registry = block ? readBlock(block.textContent) : await readLiveRegistry();
  firstRead ??= registry;
  return registry;
}

/**
 * The addresses of auth, database and mail on a developer's machine; undefined in production, where the SDKs know
 * their own. The first registry decides for the life of the page: no order waits for `/registry.json`.
 * @throws like `loadRegistry`, when no registry has been read yet.
 */
export async function localEndpoints(): Promise<Registry['localCloud']> {
  return (firstRead ?? (await loadRegistry())).localCloud;
}

/**
 * What is live now, asked of the page's own origin each time and kept by nobody.
 * @throws Error when it cannot be had or read; TimeLimitError after 8 seconds.
 */
export async function readLiveRegistry(): Promise<Registry> {
  const request = new AbortController();
  try {
    return await withTimeLimit(fetchRegistry(request.signal), LIMIT_MS);
  } finally {
    // Chromium lets a second request wait for a hung first one of the same address, so that one has to end.
    request.abort();
  }
}

function readBlock(text: string): Registry {
  try {
    return parseRegistry(JSON.parse(text));
  } catch (cause) {
    isBlockStale = true;
    throw new Error(`The page's block #${BLOCK_ID} cannot be used.`, { cause });
  }
}

/** Lets the next `loadRegistry` ask again, e.g. because what the registry named could not be had. */
export function forgetRegistry(): void {
  isBlockStale = true;
  loading = undefined;
}

async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH, { signal });
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}`);
  return parseRegistry(await readJson(response));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new Error(`${REGISTRY_PATH} is not JSON`, { cause: error });
  }
}
