import { initiatedSteps, serialSteps, trafficUntil, type Transfer } from './waterfall';

const PAGE = 'http://shop.example/';

function transfer(url: string, startMs: number, endMs: number, more: Partial<Transfer> = {}) {
  return {
    url,
    kind: 'script',
    startMs,
    endMs,
    bytes: 100,
    connection: '1',
    initiator: PAGE,
    ...more,
  } satisfies Transfer;
}

const page = transfer(PAGE, 0, 200, { kind: 'document', initiator: null });

describe('the serial steps of a visit', () => {
  it('are one for a page that needs nothing but its document', () => {
    expect(serialSteps([page], 1000)).toBe(1);
  });

  it('count scripts that load side by side once', () => {
    expect(serialSteps([page, transfer('a.js', 210, 400), transfer('b.js', 215, 500)], 1000)).toBe(
      2,
    );
  });

  it('put a script behind the document even when it began before the document had ended', () => {
    expect(serialSteps([page, transfer('a.js', 100, 400)], 1000)).toBe(2);
  });

  it('count one more for each request that waited for another, in whatever order they are told', () => {
    const host = [
      transfer('remote.js', 600, 700),
      transfer('manifest.json', 410, 590, { kind: 'fetch' }),
      transfer('main.js', 210, 400),
      page,
    ];
    expect(serialSteps(host, 1000)).toBe(4);
  });

  it('look no further than the moment that was asked for', () => {
    expect(serialSteps([page, transfer('a.js', 210, 400), transfer('b.js', 410, 900)], 800)).toBe(
      2,
    );
  });

  it('leave out fonts and pictures, which nothing waits for', () => {
    const font = transfer('serif.woff2', 210, 300, { kind: 'font' });
    expect(serialSteps([page, font, transfer('a.js', 310, 400)], 1000)).toBe(2);
  });
});

describe('the steps by initiator', () => {
  it('follow who asked, not who happened to end before', () => {
    const early = transfer('early.js', 210, 250);
    const late = transfer('late.js', 300, 500);
    const asked = transfer('asked.js', 510, 600, { initiator: 'late.js' });
    expect(initiatedSteps([page, early, late, asked], 1000)).toBe(3);
    expect(initiatedSteps([page, early, late], 1000)).toBe(2);
  });

  it('take the document for the initiator that the browser does not name', () => {
    expect(initiatedSteps([page, transfer('a.js', 210, 400, { initiator: null })], 1000)).toBe(2);
  });
});

describe('the traffic of a visit', () => {
  it('adds what had come, by kind, and each connection once', () => {
    const traffic = trafficUntil(
      [
        page,
        transfer('a.js', 210, 450, { bytes: 50 }),
        transfer('b.js', 220, 500, { bytes: 7, connection: '2' }),
        transfer('asked-when-ready.js', 499, 600, { connection: '3' }),
      ],
      500,
    );
    expect(traffic).toMatchObject({ requests: 3, connections: 2, bytes: 157 });
    expect(traffic.bytesByKind).toMatchObject({ document: 100, script: 57, font: 0 });
  });

  it('adds the fonts and pictures that were on their way, whole', () => {
    const font = transfer('serif.woff2', 400, 900, { kind: 'font', bytes: 25 });
    const later = transfer('below.avif', 501, 900, { kind: 'image' });
    expect(trafficUntil([page, font, later], 500)).toMatchObject({ requests: 2, bytes: 125 });
  });

  it('is everything in the end', () => {
    const hanging = transfer('hanging.js', 210, Infinity);
    expect(trafficUntil([page, hanging], Infinity).requests).toBe(2);
  });

  it('does not count a connection that the browser does not name', () => {
    expect(trafficUntil([{ ...page, connection: null }], 500).connections).toBe(0);
  });
});
