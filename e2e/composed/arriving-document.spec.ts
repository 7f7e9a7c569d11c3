import { createServer } from 'node:http';
import { layoutShifts, logPage } from '../fixtures/page-log';
import { expect, test } from '../fixtures/test';

/** A server whose document arrives in parts, each when `sendNext` is called. Its other answers are empty. */
async function serveInParts(parts: readonly string[]) {
  const rest = [...parts];
  let send = (_part: string | undefined): void => undefined;
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(rest.shift());
    send = (part) => (rest.length > 0 ? response.write(part) : response.end(part));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${String(address.port)}/`,
    sendNext() {
      send(rest.shift());
    },
    close: () => server.close(),
  };
}

/** The document, cut at the end of each text and icon from the top of the page to the end of its first screen. */
function partsOf(html: string): readonly string[] {
  const start = html.indexOf('<header');
  const hero = html.indexOf('id="hero"');
  const end = hero < 0 ? html.indexOf('</main>') : html.indexOf('</section>', hero);
  const ends = html.slice(start, end).matchAll(/<\/(?:a|h1|h2|p|li|label|button|span)>/g);
  const stops = [...ends].map(({ index }) => start + index);
  return [0, ...stops].map((stop, index) => html.slice(stop, stops[index]));
}

for (const path of ['/', '/instructions', '/login', '/cart', '/order-confirmation', '/nowhere'])
  for (const size of [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
  ])
    test(`a guest whose line stops after any text of the first screen of ${path} sees nothing of it move when more arrives, at ${String(size.width)} px`, async ({
      page,
      urls,
    }) => {
      await page.setViewportSize(size);
      await logPage(page);
      const answer = await page.request.get(`${urls.shell}${path}`);
      // Without code, so that only what arrives can move something.
      const html = (await answer.text()).replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '');
      const parts = partsOf(html);
      expect(parts.length).toBeGreaterThan(10);
      const server = await serveInParts(parts);
      await page.goto(server.address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      let arrived = '';
      for (const part of parts) {
        if (arrived !== '') server.sendNext();
        arrived += part;
        await page.waitForFunction((html) => {
          const whole = new DOMParser().parseFromString(html, 'text/html');
          return document.body.innerHTML === whole.body.innerHTML;
        }, arrived);
        expect(await layoutShifts(page), `when “${part}” arrived`).toEqual([]);
      }
      server.close();
    });
