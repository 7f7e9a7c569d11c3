import { initializeAnalytics, isSupported, logEvent } from 'firebase/analytics';
import { loadRegistry } from '@simmer/shared/registry';
import { carriesTicket } from '../order-ticket/order-ticket';
import { firebaseApp } from './app';
import { watchFieldFigures } from './field-figures';

export async function start(): Promise<void> {
  // It would be told the address, and with it the order.
  if (carriesTicket(location.hash) || !(await isSupported())) return;
  const analytics = initializeAnalytics(firebaseApp());
  watchFieldFigures(await loadRegistry(), (figure) => {
    logEvent(analytics, 'web_vitals', { ...figure });
  });
}
