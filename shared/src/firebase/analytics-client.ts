import { initializeAnalytics, isSupported } from 'firebase/analytics';
import { firebaseApp } from './app';

export async function start(): Promise<void> {
  if (await isSupported()) initializeAnalytics(firebaseApp());
}
