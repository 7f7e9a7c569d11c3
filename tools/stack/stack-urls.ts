import * as v from 'valibot';

const url = v.pipe(v.string(), v.url());

const StackUrlsSchema = v.object({
  shell: url,
  'menu-mfe': url,
  'cart-mfe': url,
  'editor-mfe': url,
  auth: url,
  firestore: url,
  email: url,
  inbox: url,
  /** The control of the stack itself; see control-client.ts. */
  control: url,
});

/** Where the parts of a stack under test answer. */
export type StackUrls = v.InferOutput<typeof StackUrlsSchema>;

/** The environment variable that carries the addresses, as JSON, from `npm test` to the journeys. */
export const STACK_URLS_VARIABLE = 'SIMMER_E2E';

/**
 * The addresses of the stack that `npm test` (or `npm run test:e2e`) started for this process.
 * @throws Error when there is none.
 */
export function readStackUrls(env: NodeJS.ProcessEnv): StackUrls {
  const text = env[STACK_URLS_VARIABLE];
  if (text === undefined) {
    throw new Error(
      `${STACK_URLS_VARIABLE} is not set: run the journeys with "npm run test:e2e", which starts the site.`,
    );
  }
  return v.parse(StackUrlsSchema, JSON.parse(text));
}
