import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { loadRegistry } from '@simmer/shared/registry';
import { carriesTicket } from '../order-ticket/order-ticket';
import { firebaseApp } from './app';
import { watchFieldFigures } from './field-figures';

/** What Analytics is told. No parameter may say who somebody is. */
export interface AnalyticsLog {
  /** Sends an event by its name in Analytics. */
  event: (name: string, parameters?: Readonly<Record<string, unknown>>) => void;
  /** Sends that a page was shown, and names it in everything that follows. */
  page: (pathname: string) => void;
}

/** @returns undefined where Analytics does not work, or must not be told the address. */
export async function start(): Promise<AnalyticsLog | undefined> {
  // It would be told the address, and with it the order.
  if (carriesTicket(location.hash) || !(await isSupported())) return undefined;
  const analytics = initializeAnalytics(firebaseApp(), {
    config: {
      // Left to itself it sends the whole address, and only of the first page.
      send_page_view: false,
      ...pageAt(location.pathname),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  watchFieldFigures(await loadRegistry(), (figure) => {
    logEvent(analytics, 'web_vitals', { ...figure });
  });
  return {
    event: (name, parameters) => {
      logEvent(analytics, name, { ...parameters });
    },
    page: (pathname) => {
      setDefaultEventParameters(pageAt(pathname));
      logEvent(analytics, 'page_view', pageAt(pathname));
    },
  };
}

/** Without what follows the path: a fragment may carry an order. */
const pageAt = (pathname: string) => ({ page_location: location.origin + pathname });
