import * as v from 'valibot';
import { MODULES } from '../modules';

const url = v.pipe(v.string(), v.url());

const CloudUrlsSchema = v.object({
  ...v.entriesFromList(MODULES, url),
  auth: url,
  firestore: url,
  email: url,
  inbox: url,
  /** The control of the local cloud itself; see client.ts. */
  control: url,
});

/** Where the parts of a local cloud under test answer. */
export type CloudUrls = v.InferOutput<typeof CloudUrlsSchema>;

/** The environment variable that carries the addresses, as JSON, from `npm test` to the journeys. */
export const CLOUD_URLS_VARIABLE = 'SIMMER_E2E';

/**
 * The addresses of the local cloud that `npm test` (or `npm run test:e2e`) started for this process.
 * @throws Error when there is none.
 */
export function readCloudUrls(env: NodeJS.ProcessEnv): CloudUrls {
  const text = env[CLOUD_URLS_VARIABLE];
  if (text === undefined) {
    throw new Error(
      `${CLOUD_URLS_VARIABLE} is not set: run the journeys with "npm run test:e2e", which starts the site.`,
    );
  }
  return v.parse(CloudUrlsSchema, JSON.parse(text));
}
