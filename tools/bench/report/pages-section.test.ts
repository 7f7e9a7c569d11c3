import { testVisit } from '../testing/visits';
import { pagesChart, pagesSection } from './pages-section';

const conditions = { runs: 9, handshakes: 0, browserVersion: '150', machine: '2 cores' };
const calm = {
  composed: [testVisit()],
  static: [testVisit({ tapMs: null, liveMs: null })],
};

describe('the section about a first visit', () => {
  const text = pagesSection({ slow: calm, fast: calm }, conditions);

  it('says what was compared, how, and with what', () => {
    expect(text).toContain('**Plain federation**: Module Federation as its documentation');
    expect(text).toContain('9 rounds');
    expect(text).toContain('Chromium 150 on 2 cores');
    expect(text).toContain('Opening a connection costs nothing here');
  });

  it('has its figures from the run', () => {
    expect(text).toContain('| Simmer | 0.30 s | 0.32 s | 0.30 s | 0.31 s | 0.90 s |');
    expect(text).toContain('In no visit did a page write');
  });

  it('says what a connection cost when it did', () => {
    expect(pagesSection({ slow: calm, fast: calm }, { ...conditions, handshakes: 2 })).toContain(
      'Each new connection waits 2 round trips',
    );
  });

  it('lists once what went wrong in either part', () => {
    const bad = { composed: [testVisit({ complaints: ['hydration failed'] })] };
    const told = pagesSection({ slow: bad, fast: bad }, conditions);
    expect(told.match(/hydration failed/g)).toHaveLength(1);
  });

  it('draws the variants that were measured', () => {
    const image = pagesChart({ slow: calm, fast: calm });
    expect(image).toContain('No scripts');
    expect(image).not.toContain('Plain federation');
  });
});
