import { startAnalytics } from '@simmer/shared/firebase';
import { startInspector } from '@simmer/shared/inspector';
import { loadRegistry, localEndpoints } from '@simmer/shared/registry';
import { keepTextFont } from './hydration/text-font';
import { announceOrders } from './layout/notices/announce-orders';
import { notices } from './layout/notices/notice-store';
import { startOffline } from './offline/start-offline';

/**
 * What the page starts once it is idle. The first screen needs none of it, so it is a chunk of its own.
 * @param pathname of the page as it was opened.
 */
export const idleTasks = (pathname: string): readonly (() => void)[] => [
  startInspector,
  () => void keepTextFont(),
  announceOrders,
  // The slot that needed the registry has already reported it.
  () => void startReporting().catch(() => undefined),
  () => {
    startOffline(pathname, (text) => notices.show({ kind: 'stored', text }));
  },
];

/**
 * Starts Analytics if the owner has configured it and the browser does not object; until then, none of its code is
 * fetched.
 */
async function startReporting(): Promise<void> {
  const log = await startAnalytics((await localEndpoints()) !== undefined);
  if (!log) return;
  const { reportEvents } = await import(
    /* webpackChunkName: "analytics" */ './analytics/report-events'
  );
  reportEvents(log, await loadRegistry());
}
