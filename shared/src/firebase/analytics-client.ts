import { initializeAnalytics, isSupported, logEvent } from 'firebase/analytics';
import { loadRegistry } from '@simmer/shared/registry';
import { firebaseApp } from './app';
import { watchFieldFigures } from './field-figures';

export async function start(): Promise<void> {
  if (!(await isSupported())) return;
  const analytics = initializeAnalytics(firebaseApp());
  watchFieldFigures(await loadRegistry(), (figure) => {
    logEvent(analytics, 'web_vitals', { ...figure });
  });
}
