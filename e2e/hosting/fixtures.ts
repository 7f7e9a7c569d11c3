import type { Route } from '@playwright/test';
import type { SiteUrls } from '../../platform/local-cloud/testing/client';
import { MODULES } from '../../platform/modules';
import { test as base } from '../fixtures/test';

export { expect } from '../fixtures/test';

/** The servers on this machine that replace the production addresses of the shop's pages. */
function standIns(urls: SiteUrls): [origin: string, local: string][] {
  return [
    ...MODULES.map((name): [string, string] => [urls[name] ?? '', urls[`hosting:${name}`] ?? '']),
    ['https://identitytoolkit.googleapis.com', `${urls.auth}/identitytoolkit.googleapis.com`],
    ['https://securetoken.googleapis.com', `${urls.auth}/securetoken.googleapis.com`],
    ['https://firestore.googleapis.com', urls.firestore],
    ['https://api.emailjs.com', urls.email],
  ];
}

/** The address on this machine that replaces a production address. */
export function localAddress(url: string, urls: SiteUrls): string {
  const { origin } = new URL(url);
  const [, local] = standIns(urls).find(([one]) => one === origin) ?? [];
  if (local === undefined) throw new Error(`Nothing on this machine answers for ${url}.`);
  return local + url.slice(origin.length);
}

/** Answers a request as this address does. The browser must follow redirects itself. */
export async function answerFrom(route: Route, url: string): Promise<void> {
  await route
    .fetch({ url, maxRedirects: 0, maxRetries: 2 })
    .then((response) => route.fulfill({ response }))
    // A page that the guest has left needs no answer.
    .catch(() => undefined);
}

/** A guest of the shop on the Hosting emulator. Pages have and call the production addresses. */
export const test = base.extend({
  page: async ({ page, urls }, use) => {
    for (const [origin] of standIns(urls))
      await page.route(`${origin}/**`, async (route) => {
        const url = localAddress(route.request().url(), urls);
        await answerFrom(route, url);
      });
    await use(page);
  },
});
