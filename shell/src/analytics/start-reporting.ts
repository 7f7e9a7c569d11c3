import { startAnalytics } from '@simmer/shared/firebase';
import { loadRegistry, localEndpoints } from '@simmer/shared/registry';

/**
 * Starts Analytics if the owner has configured it and the browser does not object; until then, none of its code is
 * fetched.
 */
export async function startReporting(): Promise<void> {
  const log = await startAnalytics((await localEndpoints()) !== undefined);
  if (!log) return;
  const { reportEvents } = await import(/* webpackChunkName: "analytics" */ './report-events');
  reportEvents(log, await loadRegistry());
}
