import * as v from 'valibot';
import { MODULES } from '../modules';

const url = v.pipe(v.string(), v.url());
const ofModules = v.entriesFromList(MODULES, url);

const CloudUrlsSchema = v.object({
  ...ofModules,
  auth: url,
  firestore: url,
  email: url,
  inbox: url,
  /** The control server of the local cloud; see client.ts. */
  control: url,
});

/** The services of a local cloud under test. */
export type CloudUrls = v.InferOutput<typeof CloudUrlsSchema>;

export const SiteUrlsSchema = v.object({
  ...CloudUrlsSchema.entries,
  /** Where the Hosting emulator serves the modules: the pages have the shop's own addresses. */
  hosting: v.exactOptional(v.object(ofModules)),
});

/** The services of a site that a journey runs on. */
export type SiteUrls = v.InferOutput<typeof SiteUrlsSchema>;

/** The environment variable that tells the journeys which server starts their sites. */
export const SITES_VARIABLE = 'SIMMER_SITES';
