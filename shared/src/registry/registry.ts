import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { withTimeLimit } from '../time-limit/time-limit';

const origin = v.pipe(v.string(), v.url());

const RegistrySchema = v.object({
  modules: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
    v.object({ version: v.string(), entry: v.pipe(v.string(), v.url()) }),
  ),
  localCloud: v.exactOptional(v.object({ auth: origin, firestore: origin, email: origin })),
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
  loading ??= withTimeLimit(fetchRegistry(), LIMIT_MS).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_PATH);
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}`);
  return parseRegistry(await response.json());
}
