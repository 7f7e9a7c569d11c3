import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { withTimeLimit } from '../time-limit/time-limit';

const address = v.pipe(
  v.string(),
  v.url('must be a whole address, like https://example.com/entry.js'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
);

const RegistrySchema = v.object({
  modules: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
    v.object({ version: v.string(), entry: address }),
  ),
  localCloud: v.exactOptional(v.object({ auth: address, firestore: address, email: address })),
});

/** What runs where: the live version of each module and, on a developer's machine, the local cloud. */
export type Registry = v.InferOutput<typeof RegistrySchema>;

const REGISTRY_PATH = '/registry.json';
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

/**
 * The registry, fetched once from the page's own origin; every module on the page gets the same one.
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
  const request = new AbortController();
  try {
    return await withTimeLimit(fetchRegistry(request.signal), LIMIT_MS);
  } finally {
    // Chromium lets a second request wait for a hung first one of the same address, so that one has to end.
    request.abort();
  }
}

/** Lets the next `loadRegistry` ask again, e.g. because what the registry named could not be had. */
export function forgetRegistry(): void {
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
