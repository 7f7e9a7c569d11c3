import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** A request that went over the network. Times are milliseconds since the visit began. */
export interface Transfer {
  /** The browser's name for the resource type, for example "Script". */
  type: string;
  startMs: number;
  /** Infinity until it has ended. */
  endMs: number;
  /** Compressed, with headers. */
  bytes: number;
  /** 0 when the browser does not report it. */
  connection: number;
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
    const startMs = sinceStartMs(timestamp);
    const more = { endMs: Infinity, bytes: 0, connection: 0 };
    transfers.set(requestId, { type: type ?? 'Other', startMs, ...more });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) transfers.delete(requestId);
    update(requestId, { connection: response.connectionId });
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

export const DATA = ['Fetch', 'XHR', 'Preflight'];
/** The types that can delay other requests. */
const CHAINING = ['Document', 'Stylesheet', 'Script', ...DATA];

/**
 * How many requests had to follow each other until `untilMs`, derived from their times. A request is one step after the
 * deepest one that had ended before it began, and at least one step after the document.
 */
export function serialSteps(transfers: readonly Transfer[], untilMs: number): number {
  const chain = transfers
    .filter(({ type }) => CHAINING.includes(type))
    .sort((one, other) => one.startMs - other.startMs);
  const done: { endMs: number; depth: number }[] = [];
  for (const { type, startMs, endMs } of chain) {
    const before = done.filter((other) => other.endMs <= startMs).map(({ depth }) => depth);
    done.push({ endMs, depth: type === 'Document' ? 1 : 1 + Math.max(1, ...before) });
  }
  return Math.max(0, ...done.filter(({ endMs }) => endMs <= untilMs).map(({ depth }) => depth));
}

/**
 * What the page had needed by `untilMs`: finished documents, styles, scripts and data, and the fonts and images
 * requested by then. Requests that start at the moment the page is ready do not count.
 */
export const transfersUntil = (transfers: readonly Transfer[], untilMs: number) =>
  transfers.filter(
    ({ type, startMs, endMs }) => (CHAINING.includes(type) ? endMs : startMs) <= untilMs,
  );

export const connectionsOf = (transfers: readonly Transfer[]) =>
  new Set(transfers.map(({ connection }) => connection).filter((id) => id > 0)).size;

/** @param types all by default. */
export const bytesOf = (transfers: readonly Transfer[], types?: readonly string[]) =>
  transfers
    .filter(({ type }) => types?.includes(type) ?? true)
    .reduce((sum, { bytes }) => sum + bytes, 0);
