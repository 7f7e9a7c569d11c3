import { bytesOf, connectionsOf, serialSteps, transfersUntil, type Transfer } from './network';

const transfer = (startMs: number, endMs: number, more: Partial<Transfer> = {}): Transfer => ({
  ...{ type: 'Script', startMs, endMs, bytes: 100, connection: 1 },
  ...more,
});
const page = transfer(0, 200, { type: 'Document' });
const main = transfer(210, 400);
const manifest = transfer(410, 590, { type: 'Fetch' });
const font = transfer(210, 300, { type: 'Font' });

describe('the serial steps of a visit', () => {
  it.each([
    ['are one for a page that needs only its document', [], 1],
    ['count parallel scripts once', [main, transfer(215, 500)], 2],
    ['put a script after the document even when it began earlier', [transfer(100, 400)], 2],
    ['count each wait, in any order', [transfer(600, 700), manifest, main], 4],
    ['end at the given time', [main, transfer(410, 1001)], 2],
    ['leave out fonts and images', [font, transfer(310, 400)], 2],
  ])('%s', (_promise, transfers, steps) => {
    expect(serialSteps([...transfers, page], 1000)).toBe(steps);
  });
});

it('what a page waited for is what had arrived, and the fonts and images that were still on their way', () => {
  const script = transfer(210, 500, { bytes: 57, connection: 2 });
  const late = transfer(499, 600, { connection: 3 });
  const letters = transfer(400, 900, { type: 'Font', bytes: 25, connection: 0 });
  const below = transfer(501, Infinity, { type: 'Image' });
  const waited = transfersUntil([page, script, late, letters, below], 500);
  expect(waited).toEqual([page, script, letters]);
  expect([bytesOf(waited), bytesOf(waited, ['Script']), connectionsOf(waited)]).toEqual([
    182, 57, 2,
  ]);
});
