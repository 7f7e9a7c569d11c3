import { siteConfig } from '@simmer/shared/config';
import { useSyncExternalStore } from 'react';

/** Says where the list is stored, and what works without a connection. */
export function DeviceNote() {
  const isOnline = useSyncExternalStore(subscribe, readOnline, () => true);
  return (
    <p role="status">
      {isOnline ? 'This list is kept on this device, and nowhere else.' : withoutConnection()}
    </p>
  );
}

const withoutConnection = () =>
  siteConfig().offline === false
    ? 'No connection. The list goes on working while this page stays open; opening it again needs a connection.'
    : 'No connection. The list goes on working, and opens again on this device.';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

const readOnline = () => navigator.onLine;
