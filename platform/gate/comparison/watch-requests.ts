import type { Page, Request } from '@playwright/test';

/** What a page asks for, from now on. */
export interface Requests {
  /** Whether all is answered, and has been for so long. */
  isQuietFor: (ms: number) => boolean;
  /** The origins that were asked, and for how much: files once each, because a cache may answer, data each time. */
  asked: () => ReadonlyMap<string, number>;
}

const DATA = ['fetch', 'xhr'];

export function watchRequests(page: Page): Requests {
  const running = new Set<Request>();
  const files = new Set<string>();
  const asked = new Map<string, number>();
  let lastAnswerAt = Date.now();

  page.on('request', (request) => {
    running.add(request);
    const { protocol, origin, href } = new URL(request.url());
    if (!protocol.startsWith('http') || files.has(href)) return;
    if (!DATA.includes(request.resourceType())) files.add(href);
    asked.set(origin, (asked.get(origin) ?? 0) + 1);
  });
  const ended = (request: Request) => {
    running.delete(request);
    lastAnswerAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  return {
    isQuietFor: (ms) => running.size === 0 && Date.now() - lastAnswerAt > ms,
    asked: () => asked,
  };
}
