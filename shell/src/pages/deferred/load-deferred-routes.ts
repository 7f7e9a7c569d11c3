import { DeferredRoutes } from './deferred-routes';
import { PLACED } from './placed-page';

/** The page for every address whose code is not loaded with the home page, ready to render. */
export async function loadDeferredRoutes() {
  // Without a registry, the shell's own pages still work; the others show the failure.
  await PLACED.load().catch(() => undefined);
  return DeferredRoutes;
}
