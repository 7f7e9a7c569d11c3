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

/** The page runs no code, so that only what arrives can move something. */
const withoutCode = (html: string) => html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '');

/** The document, cut at the end of each text and icon of its first screen. Each part ends with a comment, its number. */
function partsOf(html: string, last: string): readonly string[] {
  const start = html.indexOf('<header');
  // A sentence that ends with a button is one text: "New here? Sign up instead".
  const ends = html
    .slice(start, html.indexOf(last, start))
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

test('a guest whose connection stalls anywhere in the first screen sees nothing move when more arrives', async ({
  page,
  urls,
}) => {
  await logPage(page);
  // The longest first screen on the smallest window, and the page with a form beside the wide navigation.
  for (const { path, last, size } of [
    { path: '/', last: '</section>', size: { width: 320, height: 568 } },
    { path: '/login', last: '</main>', size: { width: 1440, height: 900 } },
  ])
    await test.step(path, async () => {
      await page.setViewportSize(size);
      const html = await (await page.request.get(urls.shell + path)).text();
      const parts = partsOf(withoutCode(html), last);
      expect(parts.length).toBeGreaterThan(10);
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
