import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => undefined;

/** False in HTML made ahead of time and in its first render in the browser, which must be alike; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
