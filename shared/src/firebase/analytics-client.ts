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

/** What Analytics is told. No parameter may identify a person. */
export interface AnalyticsLog {
  /** Sends an event under its Analytics name. */
  event: (name: string, parameters?: Readonly<Record<string, unknown>>) => void;
  /** Reports a page view and attaches the page to every later event. */
  page: (pathname: string) => void;
}

/** @returns undefined where Analytics is not supported, or must not learn the address. */
export async function start(): Promise<AnalyticsLog | undefined> {
  // Analytics would learn the address, and with it the order.
  if (carriesTicket(location.href) || !(await isSupported())) return undefined;
  const analytics = initializeAnalytics(firebaseApp(), {
    config: {
      // By default, Analytics sends the full address, and only for the first page.
      send_page_view: false,
      ...pageAt(location.pathname),
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  watchFieldFigures(await loadRegistry(), (figure) =>
    logEvent(analytics, 'web_vitals', { ...figure }),
  );
  return {
    event: (name, parameters) => logEvent(analytics, name, { ...parameters }),
    page: (pathname) => {
      setDefaultEventParameters(pageAt(pathname));
      logEvent(analytics, 'page_view', pageAt(pathname));
    },
  };
}

/** Without query and fragment: a fragment may carry an order. */
const pageAt = (pathname: string) => ({ page_location: location.origin + pathname });
