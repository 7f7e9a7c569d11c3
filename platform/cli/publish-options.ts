import { root } from '../base';
import { projectOf, type Site } from '../shop';
import { firebaseClient } from '../deploy';
import type { PublishOptions } from '../publish';
import type { Store } from '../releases';

/** Firebase Hosting updates its copies around the world within about a minute. */
const RETRY_LIMITS = { limitMs: 180_000, pauseMs: 2000 };

/** How a shop is brought to its hosts. */
export function publishOptions(store: Store, site: Site, signal: AbortSignal): PublishOptions {
  const client = firebaseClient({ root, project: projectOf(site), signal });
  return { store, site, client, retryLimits: RETRY_LIMITS, signal };
}
