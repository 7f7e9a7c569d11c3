import { createServer } from 'node:http';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/** A server whose document stops at the place that the path names, until the rest is sent. Its other answers are empty. */
async function serveInTwoParts(html: string) {
  let held: (() => void)[] = [];
  const server = createServer(({ url = '' }, response) => {
    const stop = Number(url.slice(1));
    if (!Number.isInteger(stop)) {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, stop));
    held.push(() => response.end(html.slice(stop)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    sendRest() {
      for (const send of held) send();
      held = [];
    },
    close: () => server.close(),
  };
}

/** The end of each text, from the top of the page to the end of its first screen. */
function stopsIn(html: string): readonly number[] {
  const start = html.indexOf('<header');
  const hero = html.indexOf('id="hero"');
  const end = hero < 0 ? html.indexOf('</main>') : html.indexOf('</section>', hero);
  const ends = html.slice(start, end).matchAll(/<\/(?:a|h1|h2|p|li|label|button|span)>/g);
  return [...ends].map(({ index }) => start + index);
}

for (const path of ['/', '/instructions', '/login', '/cart', '/order-confirmation', '/nowhere'])
  for (const size of [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
  ])
    test(`a guest whose line stops after any text of the first screen of ${path} sees nothing of it move when the rest arrives, at ${String(size.width)} px`, async ({
      page,
      urls,
    }) => {
      await page.setViewportSize(size);
      await logPage(page);
      const answer = await page.request.get(`${urls.shell}${path}`);
      // Without code, so that only what arrives can move something.
      const html = (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
      const stops = stopsIn(html);
      expect(stops.length).toBeGreaterThan(10);
      const server = await serveInTwoParts(html);
      for (const stop of stops) {
        await page.goto(`${server.origin}/${String(stop)}`, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        server.sendRest();
        await page.waitForLoadState();
        expect(await layoutShifts(page), `after ${html.slice(stop - 40, stop)}`).toEqual([]);
      }
      server.close();
    });
