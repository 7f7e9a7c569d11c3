import { siteConfig } from '@simmer/shared/config';
import { useSyncExternalStore } from 'react';

/** Says where the list is stored, and what works without a connection. */
export function DeviceNote() {
  const isOnline = useSyncExternalStore(subscribe, readOnline, () => true);
  return (
    <p role="status">
      {isOnline ? 'This list is stored only on this device.' : withoutConnection()}
    </p>
  );
}

const withoutConnection = () =>
  siteConfig().offline === false
    ? 'No connection. The list keeps working while this page is open; you need a connection to reopen it.'
    : 'No connection. The list keeps working and can be reopened on this device.';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

const readOnline = () => navigator.onLine;
