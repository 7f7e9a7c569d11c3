import { startInspector } from '@simmer/shared/inspector';
import { startReporting } from './analytics/start-reporting';
import { adoptTextFont } from './layout/adopt-text-font';
import { forgetNotes } from './layout/forget-notes';
import { announceOrders } from './layout/notices/announce-orders';
import { notices } from './layout/notices/notice-store';
import { startOffline } from './offline/start-offline';

/**
 * What the page starts once it is idle. The first screen needs none of it, so it is a chunk of its own.
 * @param pathname of the page as it was opened.
 */
export const idleTasks = (pathname: string): readonly (() => void)[] => [
  startInspector,
  adoptTextFont,
  announceOrders,
  forgetNotes,
  // The slot that needed the registry has already reported it.
  () => void startReporting().catch(() => undefined),
  () => {
    startOffline(pathname, (text) => notices.show({ kind: 'stored', text }));
  },
];
