import { expect, test } from '../fixtures/test';

test('another site cannot show the shop in a frame (case 29)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(
    /frame-ancestors|Refused to (frame|display)|refused to connect/i,
    /Framing/i,
  );
  await guest.page.setContent(`<iframe src="${urls.shell}/"></iframe>`);
  await expect.poll(() => guest.page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
