import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { logPage } from '../fixtures/page-log';
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

/** Without code, so that only what arrives can move something. */
const withoutCode = (html: string) => html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '');

const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));

/**
 * The document, cut at the end of each text and icon from the top of the page to the end of its first screen. A header
 * like that of the home page, which is cut there, arrives as a whole. Each part ends with a comment, its number.
 */
function partsOf(html: string, home: string): readonly string[] {
  const isKnown = html !== home && headerOf(html) === headerOf(home);
  const start = html.indexOf(isKnown ? '</header>' : '<header');
  const hero = html.indexOf('id="hero"');
  const end = hero < 0 ? html.indexOf('</main>') : html.indexOf('</section>', hero);
  // A sentence that ends with a button is one text: "New here? Switch to Sign Up".
  const ends = html
    .slice(start, end)
    .matchAll(/<\/(?:a|h1|h2|p|li|label|button|span)>(?!<button)/g);
  const stops = [...ends].map(({ index }) => start + index);
  return [0, ...stops].map(
    (stop, index) => `${html.slice(stop, stops[index])}<!--part ${String(index)}-->`,
  );
}

/** Waits for a part. @returns the layout shifts until it is drawn. */
function shiftsUntil(page: Page, part: number): Promise<readonly string[]> {
  return page.evaluate(
    async (end) => {
      const hasArrived = () => {
        const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
        for (let one = comments.nextNode(); one; one = comments.nextNode())
          if (one.nodeValue === end) return true;
        return false;
      };
      const nextFrame = () => new Promise(requestAnimationFrame);
      while (!hasArrived()) await nextFrame();
      await document.fonts.ready;
      await nextFrame();
      await nextFrame();
      return window.pageLog.takeShifts();
    },
    `part ${String(part)}`,
  );
}

for (const size of [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
])
  test(`a guest whose line stops after any text of the first screen of a page sees nothing of it move when more arrives, at ${String(size.width)} px`, async ({
    page,
    urls,
  }) => {
    await page.setViewportSize(size);
    await logPage(page);
    const read = async (path: string) =>
      withoutCode(await (await page.request.get(`${urls.shell}${path}`)).text());
    const home = await read('/');
    for (const path of ['/', '/instructions', '/login', '/cart', '/order-confirmation', '/nowhere'])
      await test.step(path, async () => {
        const parts = partsOf(path === '/' ? home : await read(path), home);
        expect(parts.length).toBeGreaterThan(3);
        const server = await serveInParts(parts);
        await page.goto(server.address, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        for (const [index, part] of parts.entries()) {
          if (index > 0) server.sendNext();
          expect(await shiftsUntil(page, index), `when “${part}” arrived`).toEqual([]);
        }
        server.close();
      });
  });
