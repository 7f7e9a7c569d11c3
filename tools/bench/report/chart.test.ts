/** @jest-environment jsdom */
import { chart } from './chart';

const spread = (median: number) => ({ median, min: median - 50, max: median + 50 });
const rows = [
  { label: 'Simmer & <Sons>', painted: spread(300), counted: spread(320) },
  { label: 'Plain', painted: spread(1500), counted: spread(1750) },
  { label: 'No scripts', painted: spread(300), counted: null },
];

function drawn() {
  const document = new DOMParser().parseFromString(chart('First visit', rows), 'image/svg+xml');
  const texts = [...document.querySelectorAll('text')].map((element) => element.textContent);
  const bars = [...document.querySelectorAll('rect')].map((element) => ({
    color: element.getAttribute('fill'),
    from: Number(element.getAttribute('x')),
    width: Number(element.getAttribute('width')),
    y: Number(element.getAttribute('y')),
  }));
  return { document, texts, bars };
}

describe('the chart', () => {
  it('is a well-formed image with a name', () => {
    const { document } = drawn();
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelector('title')?.textContent).toBe('First visit');
  });

  it('names each variant and tells its figures in words', () => {
    const { texts } = drawn();
    expect(texts).toContain('Simmer & <Sons>');
    expect(texts).toContain('read at 1.50 s, counts at 1.75 s');
    expect(texts).toContain('read at 0.30 s');
  });

  it('has an axis that reaches over the slowest visit', () => {
    expect(drawn().texts).toEqual(expect.arrayContaining(['0 s', '1.5 s', '2 s']));
  });

  it('draws bars as long as the times are', () => {
    const { bars } = drawn();
    const waiting = bars.filter(({ color, width }) => color === '#d9d6c9' && width > 11);
    const [ours, plain] = waiting;
    expect((plain?.width ?? 0) / (ours?.width ?? 1)).toBeCloseTo(5, 1);
    expect(new Set(waiting.map(({ from }) => from)).size).toBe(1);
  });

  it('lets a page without scripts be read for ever, and never ordered from', () => {
    const ordering = drawn().bars.filter(({ color, width }) => color === '#123a36' && width > 11);
    expect(ordering).toHaveLength(2);
  });
});
