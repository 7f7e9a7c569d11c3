import type { ScaleVisit } from '../scale/scale-visit';
import { scaleSection } from './scale-section';

const conditions = { runs: 5, handshakes: 0, browserVersion: '150', machine: '2 cores' };

function visit(paintedMs: number, rendered: number): ScaleVisit {
  const cost = { changedMs: paintedMs / 2, paintedMs, rendered };
  return { fcpMs: 300, menuMs: 2000, taps: [cost], openCart: cost, increase: cost, complaints: [] };
}

describe('the section about large menus and full carts', () => {
  it('tells the growth, and that a tap renders the same everywhere', () => {
    const text = scaleSection(
      {
        'dishes-10': [visit(40, 6)],
        'dishes-100': [visit(40, 6)],
        'dishes-1000': [visit(50, 6)],
        'lines-1': [visit(40, 6)],
      },
      conditions,
    );
    expect(text).toContain('takes 1.25 times as long');
    expect(text).toContain('renders the same number of components');
    expect(text).toContain('| 1,000 dishes | 0.30 s | 2.00 s | 25 ms | 50 ms | 6 |');
    expect(text).toContain('| 1 line | 20 ms | 40 ms | 6 | 40 ms | 40 ms | 6 |');
  });

  it('says plainly when a longer menu renders more', () => {
    const text = scaleSection(
      { 'dishes-10': [visit(40, 6)], 'dishes-1000': [visit(50, 1006)] },
      conditions,
    );
    expect(text).toContain('which it must not');
  });

  it('claims nothing that was not measured', () => {
    expect(scaleSection({}, conditions)).toContain('Not every menu was measured.');
  });
});
