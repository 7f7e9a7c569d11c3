import {
  bytesOf,
  connectionsOf,
  initiatedSteps,
  serialSteps,
  transfersUntil,
  type Transfer,
} from './transfers';

function transfer(url: string, startMs: number, endMs: number, more: Partial<Transfer> = {}) {
  const common = { type: 'Script', bytes: 100, connection: 1, initiator: '/' };
  return { ...common, url, startMs, endMs, ...more };
}
const page = transfer('/', 0, 200, { type: 'Document', initiator: undefined });
const main = transfer('main.js', 210, 400);

describe('the serial steps of a visit', () => {
  const manifest = transfer('manifest.json', 410, 590, { type: 'Fetch' });
  const font = transfer('serif.woff2', 210, 300, { type: 'Font' });
  it.each([
    ['are one for a page that needs only its document', [], 1],
    ['count parallel scripts once', [main, transfer('b.js', 215, 500)], 2],
    ['put a script after the document even when it began earlier', [transfer('a.js', 100, 400)], 2],
    ['count each wait, in any order', [transfer('remote.js', 600, 700), manifest, main], 4],
    ['end at the given time', [main, transfer('b.js', 410, 1001)], 2],
    ['leave out fonts and images', [font, transfer('a.js', 310, 400)], 2],
  ])('%s', (_promise, transfers, steps) => {
    expect(serialSteps([...transfers, page], 1000)).toBe(steps);
  });
});

describe('the steps by initiator', () => {
  const late = transfer('late.js', 300, 500);
  it.each([
    ['follow who asked', [main, late, transfer('asked.js', 510, 600, { initiator: 'late.js' })], 3],
    ['ignore who only ended before', [transfer('early.js', 210, 250), late], 2],
    ['start from the document by default', [transfer('a.js', 1, 4, { initiator: undefined })], 2],
  ])('%s', (_promise, transfers, steps) => {
    expect(initiatedSteps([page, ...transfers], 1000)).toBe(steps);
  });
});

describe('what a page had waited for', () => {
  const transfers = [
    page,
    transfer('a.js', 210, 500, { bytes: 57, connection: 2 }),
    transfer('requested-when-ready.js', 499, 600, { connection: 3 }),
    transfer('serif.woff2', 400, 900, { type: 'Font', bytes: 25, connection: 0 }),
    transfer('below.avif', 501, Infinity, { type: 'Image' }),
  ];
  const waited = transfersUntil(transfers, 500);

  it('is what had arrived, and the fonts and images that were on their way', () => {
    expect(waited.map(({ url }) => url)).toEqual(['/', 'a.js', 'serif.woff2']);
    expect(transfersUntil(transfers, Infinity)).toEqual(transfers);
  });

  it('is weighed in total and by type, and each known connection counts once', () => {
    expect([bytesOf(waited), bytesOf(waited, ['Script']), connectionsOf(waited)]).toEqual([
      182, 57, 2,
    ]);
  });
});
