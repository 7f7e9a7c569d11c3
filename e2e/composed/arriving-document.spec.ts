import { createServer } from 'node:http';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/** A server whose document stops until the rest is sent. Its other answers are empty. */
async function serveInTwoParts(first: string, rest: string) {
  const held: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(first);
    held.push(() => response.end(rest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/`,
    sendRest() {
      for (const send of held) send();
      server.close();
    },
  };
}

for (const size of [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
])
  test(`a guest whose line stops anywhere in the first screen sees nothing of it move when the rest arrives, at ${String(size.width)} px`, async ({
    page,
    urls,
  }) => {
    await page.setViewportSize(size);
    await logPage(page);
    const answer = await page.request.get(urls.shell);
    // Without code, so that only what arrives can move something.
    const html = (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
    const start = html.indexOf('<header');
    const end = html.indexOf('</section>', html.indexOf('id="hero"'));
    const stops = [...html.slice(start, end).matchAll(/<\/(?:a|h1|p|li)>/g)];
    expect(stops.length).toBeGreaterThan(10);
    for (const { index } of stops) {
      const stop = start + index;
      const server = await serveInTwoParts(html.slice(0, stop), html.slice(stop));
      await page.goto(server.url, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      server.sendRest();
      await page.waitForLoadState();
      expect(await layoutShifts(page), `after ${html.slice(stop - 40, stop)}`).toEqual([]);
    }
  });
