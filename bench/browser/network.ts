import type { CDPSession } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transfer } from '../first-visit/transfers';

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The script at the top of the stack, or of the stack that led to it; otherwise the document. */
function initiatorOf({ url, stack }: { url?: string; stack?: Stack }): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find((one) => one.url !== '');
    if (frame) return frame.url;
  }
  return url;
}

const POLL_MS = 50;

/** What a page fetches. */
export type Network = Awaited<ReturnType<typeof recordNetwork>>;

/** Starts to record what a page fetches. Call it before opening the page. */
export async function recordNetwork(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let startS: number | undefined;
  let changedAt = performance.now();
  const sinceStartMs = (timestampS: number) => (timestampS - (startS ?? timestampS)) * 1000;

  function update(id: string, change: Partial<Transfer>): void {
    changedAt = performance.now();
    const transfer = transfers.get(id);
    if (transfer) Object.assign(transfer, change);
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    changedAt = performance.now();
    // The browser itself fetches the page's icon, at any time.
    const isBrowsersOwn = type === 'Other' && initiator.type === 'other';
    if (!request.url.startsWith('http') || isBrowsersOwn) return;
    startS ??= timestamp;
    transfers.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      startMs: sinceStartMs(timestamp),
      endMs: Infinity,
      bytes: 0,
      connection: 0,
      initiator: initiatorOf(initiator),
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) transfers.delete(requestId);
    update(requestId, { connection: response.connectionId });
  });
  // The other event has the status of the cached response.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (statusCode === 304) update(requestId, { isRevalidated: true });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    update(requestId, { endMs: sinceStartMs(timestamp), bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    update(requestId, { endMs: sinceStartMs(timestamp) });
  });
  await session.send('Network.enable');

  const all = () => [...transfers.values()];
  return {
    /** Everything that has gone over the network so far. */
    transfers: all,
    /** Resolves when no request has been active for this long. */
    async idle(idleMs: number): Promise<void> {
      const isBusy = () => all().some(({ endMs }) => endMs === Infinity);
      while (isBusy() || performance.now() - changedAt < idleMs) await sleep(POLL_MS);
    },
  };
}
