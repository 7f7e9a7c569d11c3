import { UNSETTLED_ORDERS } from '@simmer/shared/unsettled-orders';

/**
 * Runs a task while no other tab of this browser runs one for the same order. The browser releases the lock of a tab
 * that is closed or crashes.
 * @returns false, without running the task, while another tab holds the lock. A browser without Web Locks always runs
 * it.
 */
export async function withOrderLock(
  reference: string,
  task: () => Promise<void>,
): Promise<boolean> {
  let isFree: boolean | undefined;
  try {
    await navigator.locks.request(lockName(reference), { ifAvailable: true }, async (lock) => {
      isFree = lock !== null;
      if (lock) await task();
    });
  } catch (error) {
    // Web Locks are missing, or blocked along with storage.
    if (isFree !== undefined) throw error;
    await task();
  }
  return isFree ?? true;
}

/** Resolves once no tab is sending the order. */
export async function untilUnlocked(reference: string, signal: AbortSignal): Promise<void> {
  try {
    await navigator.locks.request(lockName(reference), { mode: 'shared', signal }, () => undefined);
  } catch {
    // Aborted, missing or blocked.
  }
}

function lockName(reference: string): string {
  return UNSETTLED_ORDERS.prefix + reference;
}
