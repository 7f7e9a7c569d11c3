import { startAnalytics } from '@simmer/shared/firebase';
import { loadRegistry, localEndpoints } from '@simmer/shared/registry';

/** Starts Analytics if the owner configured it and the browser does not object; nothing is fetched for it before. */
export async function startReporting(): Promise<void> {
  const log = await startAnalytics((await localEndpoints()) !== undefined);
  if (!log) return;
  const { reportEvents } = await import(/* webpackChunkName: "analytics" */ './report-events');
  reportEvents(log, await loadRegistry());
}
