import { withDatabase, type OrderStateClient } from '@simmer/shared/firebase';
import { keyOf } from '@simmer/shared/order-revisions';
import { reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { onTabReturn } from '@simmer/shared/tab-return';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services';

/** The owner pays for each read, and an order takes hours. */
const PAUSES_MS = [30_000, 60_000, 120_000, 300_000];
const LONGEST_PAUSE_MS = 600_000;

interface ReadState {
  /** Undefined while the kitchen has not begun, or nothing could be read. */
  readonly found?: Awaited<ReturnType<OrderStateClient['readState']>>;
  /** The time of the last answer. */
  readonly readAt: number;
  /** The latest read had no answer. */
  readonly hasFailed: boolean;
}

const NOT_READ: ReadState = { readAt: 0, hasFailed: false };

/** How far an order is, read again and again while the page is visible. */
export function useOrderState(secret: string): ReadState {
  const { now } = useServices();
  const [state, setState] = useState(NOT_READ);

  useEffect(() => {
    const { read } = createResource({
      read: async () => {
        const key = await keyOf(secret);
        return withDatabase((client) => client.readState(key));
      },
      onAnswer(found) {
        setState({ found, readAt: now(), hasFailed: false });
      },
      onFailure(error) {
        reportProblem('order state', 'it could not be read.', error);
        setState((before) => ({ ...before, hasFailed: true }));
      },
    });
    return whileVisible(read);
  }, [secret, now]);

  return state;
}

/**
 * Reads now, after pauses that grow, and at once when someone returns to the tab or the network is back.
 * @returns a function that stops it.
 */
function whileVisible(read: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reads = 0;
  let isStopped = false;

  const ask = async () => {
    // Whoever returns to the tab starts it again.
    if (document.visibilityState === 'hidden') return;
    await read();
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void ask(), PAUSES_MS[reads] ?? LONGEST_PAUSE_MS);
    reads += 1;
  };
  const start = () => {
    reads = 0;
    void ask();
  };

  start();
  addEventListener('online', start);
  const stop = onTabReturn(start, 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', start);
    stop();
  };
}
