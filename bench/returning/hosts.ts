import type { IncomingMessage, RequestListener } from 'node:http';
import { isUpdate } from '../../platform/hosting';
import type { ModuleName } from '../../platform/modules';

/** One answer of a host. */
export interface Fetched {
  module: ModuleName;
  /** The last part of its address; `/` for the home page. */
  name: string;
  kind: 'page' | 'update' | 'code' | 'picture or font';
  /** Compressed, with headers. */
  bytes: number;
  /** The host said that the browser's copy is the same. */
  isRevalidated: boolean;
}

/** The answers of all hosts, counted at the hosts, because a service worker's requests do not belong to the page. */
export interface HostLog {
  recorded: (module: ModuleName, handler: RequestListener) => RequestListener;
  /** Resolves when there was no request for this long. */
  untilQuiet: (ms: number) => Promise<void>;
  /** What was fetched since the last call. */
  take: () => Fetched[];
}

export function createHostLog(): HostLog {
  let fetched: Fetched[] = [];
  let lastAt = performance.now();
  return {
    recorded: (module, handler) => (request, response) => {
      lastAt = performance.now();
      const { socket } = request;
      const before = socket.bytesWritten;
      response.once('finish', () => {
        lastAt = performance.now();
        const bytes = socket.bytesWritten - before;
        const isRevalidated = response.statusCode === 304;
        fetched.push({ module, ...describe(request), bytes, isRevalidated });
      });
      handler(request, response);
    },
    untilQuiet: async (ms) => {
      for (;;) {
        const left = lastAt + ms - performance.now();
        if (left <= 0) return;
        await new Promise((done) => setTimeout(done, left));
      }
    },
    take: () => {
      const taken = fetched;
      fetched = [];
      return taken;
    },
  };
}

/** Derived from the address: the names of pages have no dot. */
function describe({ url = '/' }: IncomingMessage): Pick<Fetched, 'name' | 'kind'> {
  const { pathname } = new URL(url, 'http://localhost');
  const name = pathname.replace(/^.*\//, '');
  if (!name.includes('.')) return { name: pathname, kind: 'page' };
  // The name of an update is the hash of what the browser had.
  if (isUpdate(pathname)) return { name: 'an update', kind: 'update' };
  return { name, kind: /\.(svg|png|webp|woff2)$/.test(name) ? 'picture or font' : 'code' };
}
