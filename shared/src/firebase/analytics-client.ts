import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setDefaultEventParameters,
  type Analytics,
} from 'firebase/analytics';
import { loadRegistry, type Registry } from '@simmer/shared/registry';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import { SLOT_ATTRIBUTES } from '../navigation/page-names';
import { carriesTicket } from '../order-ticket/order-ticket';
import { firebaseApp } from './firebase-app';

/** What Analytics is told. No parameter may identify a person. */
export interface AnalyticsLog {
  /** Sends an event under its Analytics name. */
  event: (name: string, parameters?: Readonly<Record<string, unknown>>) => void;
  /** Reports a page view and attaches the page to every later event. */
  page: (pathname: string) => void;
}

/** @returns undefined where Analytics is not supported, or must not learn the address. */
export async function start(): Promise<AnalyticsLog | undefined> {
  // Analytics is not started here, because it would learn the address, and with it the order.
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
  watchFieldFigures(analytics, await loadRegistry());
  return {
    event: (name, parameters) => logEvent(analytics, name, { ...parameters }),
    page: (pathname) => {
      setDefaultEventParameters(pageAt(pathname));
      logEvent(analytics, 'page_view', pageAt(pathname));
    },
  };
}

/** The address has no query and no fragment, because a fragment may carry an order. */
const pageAt = (pathname: string) => ({ page_location: location.origin + pathname });

type FieldMetric = CLSMetric | INPMetric | LCPMetric;

const SHELL = 'shell';

/**
 * Reports each Core Web Vital once it is final, usually when the guest leaves or hides the page, with the module that
 * the measured element belongs to; the shell when no element is known.
 */
function watchFieldFigures(analytics: Analytics, { shell, modules }: Registry): void {
  const report = (metric: FieldMetric) => {
    const { name: figure, value, rating } = metric;
    const module = moduleOf(nodeOf(metric));
    const version = (module === SHELL ? shell : modules[module])?.version ?? 'unknown';
    logEvent(analytics, 'web_vitals', { figure, value, rating, module, version });
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}

function moduleOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const { module } = SLOT_ATTRIBUTES;
  return element?.closest(`[${module}]`)?.getAttribute(module) ?? SHELL;
}

/** The element that the guest tapped, the largest one painted, or the one that shifted most. */
function nodeOf({ name, entries }: FieldMetric): Node | null | undefined {
  switch (name) {
    case 'INP':
      return entries[0]?.target;
    case 'LCP':
      return entries.at(-1)?.element;
    case 'CLS': {
      const [most] = [...entries].sort((one, other) => other.value - one.value);
      return most?.sources[0]?.node;
    }
  }
}
