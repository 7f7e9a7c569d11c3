import { inflateSync } from 'node:zlib';
import { DEMO_MANAGER } from '../fixtures/guest';
import { gusOrder, longOrder, storedOrders } from '../fixtures/kitchen-orders';
import { expect, test } from './fixtures';
import { button, heading, link, role, within } from './page/query';

/** Width and height of each page, in millimeters. */
function pageSizes(pdf: Buffer): number[][] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ 0: start, index }) => {
    try {
      return inflateSync(pdf.subarray(index + start.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  const boxes = streams.join(' ').matchAll(/\/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/g);
  return [...boxes].map(([, ...lengths]) => lengths.map((points) => (Number(points) / 72) * 25.4));
}

test('tickets of 80 mm are printed at their size, and no empty page follows a long one', async ({
  visitor: manager,
}) => {
  const { print } = manager.session;
  test.skip(!print, 'The driver of this engine cannot print.');
  await manager.open('/kitchen');
  await manager.click(within(role('main'), link('Log in')));
  await manager.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
  await manager.see(heading('Kitchen'));
  await manager.run(
    (entries) => {
      for (const [key, order] of entries) localStorage.setItem(key, order);
    },
    storedOrders([gusOrder, longOrder]),
  );
  await manager.open('/kitchen');
  await manager.click(button('Tickets and labels'));
  await manager.see(heading('Tickets and labels'));
  const pages = pageSizes((await print?.()) ?? Buffer.of());
  expect(pages).toHaveLength(2);
  for (const [width, height] of pages) {
    expect(width).toBeCloseTo(80, 0);
    expect(height).toBeGreaterThan(400);
  }
});
