import * as v from 'valibot';
import { MODULES } from '../modules';

const url = v.pipe(v.string(), v.url());

const CloudUrlsSchema = v.object({
  ...v.entriesFromList(MODULES, url),
  auth: url,
  firestore: url,
  email: url,
  inbox: url,
  /** The control server of the local cloud; see client.ts. */
  control: url,
});

/** The services of a local cloud under test. */
export type CloudUrls = v.InferOutput<typeof CloudUrlsSchema>;

/** The environment variable that passes the URLs, as JSON, from `npm test` to the journeys. */
export const CLOUD_URLS_VARIABLE = 'SIMMER_E2E';

/**
 * The URLs of the local cloud that `npm test` or `npm run test:e2e` started.
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
