import type { CDPSession } from '@playwright/test';
import type { Transfer, TransferKind } from '../figures/waterfall';

/** What a page fetches, as it happens. */
export interface NetworkLog {
  /** What has gone over the wire so far, times relative to the document's request. */
  transfers: () => Transfer[];
  /** Resolves when nothing has been under way for so long. */
  quiet: (quietMs: number) => Promise<void>;
}

interface Entry {
  url: string;
  kind: TransferKind;
  initiator: string | null;
  startS: number;
  endS?: number;
  bytes: number;
  connection: string | null;
  isFromCache: boolean;
}

const KINDS: Readonly<Record<string, TransferKind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Fetch: 'fetch',
  XHR: 'fetch',
  Font: 'font',
  Image: 'image',
};

type Initiator = {
  type: string;
  url?: string;
  stack?: Stack;
};
type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** The script on top of the stack, or of the stack that led there; else the page. */
function initiatorOf({ url, stack }: Initiator): string | null {
  for (let here: Stack | undefined = stack; here !== undefined; here = here.parent) {
    const frame = here.callFrames.find((one) => one.url !== '');
    if (frame) return frame.url;
  }
  return url ?? null;
}

const POLL_MS = 50;

/** Begins to write down what a page fetches. Call it before the page is opened. */
export async function watchNetwork(session: CDPSession): Promise<NetworkLog> {
  const entries = new Map<string, Entry>();
  let lastChange = performance.now();

  const touch = (id: string): Entry | undefined => {
    lastChange = performance.now();
    return entries.get(id);
  };
  const end = (id: string, timestamp: number) => {
    const entry = touch(id);
    if (entry) entry.endS = timestamp;
    return entry;
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    touch(requestId);
    // The page's icon: the browser fetches it for itself, whenever it has time.
    const isBrowsersOwn = type === 'Other' && initiator.type === 'other';
    if (!request.url.startsWith('http') || isBrowsersOwn) return;
    entries.set(requestId, {
      url: request.url,
      kind: request.method === 'OPTIONS' ? 'fetch' : (KINDS[type ?? ''] ?? 'other'),
      initiator: initiatorOf(initiator),
      startS: timestamp,
      bytes: 0,
      connection: null,
      isFromCache: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const entry = touch(requestId);
    if (entry) entry.isFromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = touch(requestId);
    if (!entry) return;
    entry.connection = response.connectionId > 0 ? String(response.connectionId) : null;
    entry.isFromCache ||= response.fromDiskCache ?? false;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = end(requestId, timestamp);
    if (entry) entry.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    end(requestId, timestamp);
  });
  await session.send('Network.enable');

  const isBusy = () => [...entries.values()].some(({ endS }) => endS === undefined);

  return {
    transfers: () => {
      const all = [...entries.values()];
      const zero = all.find(({ kind }) => kind === 'document')?.startS ?? 0;
      return all
        .filter(({ isFromCache }) => !isFromCache)
        .map(({ startS, endS, isFromCache: _, ...entry }) => ({
          ...entry,
          startMs: (startS - zero) * 1000,
          endMs: endS === undefined ? Infinity : (endS - zero) * 1000,
        }));
    },
    quiet: (quietMs) =>
      new Promise((done) => {
        const timer = setInterval(() => {
          if (isBusy() || performance.now() - lastChange < quietMs) return;
          clearInterval(timer);
          done();
        }, POLL_MS);
      }),
  };
}
