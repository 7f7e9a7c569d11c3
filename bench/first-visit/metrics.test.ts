import { firstVisitSections, problemsOf } from './metrics';
import type { Visit } from './visit';

function visit(more: Partial<Visit> = {}): Visit {
  const times = { fcpMs: 300, lcpMs: 320, menuMs: 300, tapMs: 310, liveMs: 900 };
  const steps = { stepsToMenu: 1, stepsToLive: 2, initiated: 2, awaited: [], transfers: [] };
  const calm = { cls: 0, shifts: [], longTasks: [], blockingMs: 0, consoleErrors: [] };
  return { ...times, ...steps, ...calm, isMenuKept: true, cart: '', ...more };
}

const visits = new Map([
  ['Simmer' as const, [visit({ blockingMs: 130 })]],
  ['Plain federation' as const, [visit({ menuMs: 1600, tapMs: 1900 })]],
  ['No scripts' as const, [visit({ fcpMs: 310, tapMs: null, liveMs: null, blockingMs: 90 })]],
  ['No scripts, whole menu' as const, [visit({ tapMs: null, liveMs: null, blockingMs: 100 })]],
]);

describe('the report on the first visit', () => {
  const sections = firstVisitSections(visits, visits);
  const rowsOf = (title: string, index: number) =>
    sections.find((section) => section.title === title)?.tables[index]?.rows;

  it('judges each promise', () => {
    expect(rowsOf('What we promise', 0)?.map(([, ratio, , verdict]) => [ratio, verdict])).toEqual([
      ['0.97', 'kept'],
      ['1.00', 'kept'],
      ['1.03', 'kept'],
      ['–', 'not measured'],
      ['–', 'not measured'],
      ['5.33', 'kept'],
      ['1.30', 'missed'],
    ]);
  });

  it('compares a tap with the first paint of the page that counts none', () => {
    expect(rowsOf('Ratios', 2)).toEqual([
      ['Simmer', '1.00', '–', '–'],
      ['Plain federation', '6.13', '–', '–'],
      ['No scripts', '–', '–', '–'],
      ['No scripts, whole menu', '–', '–', '–'],
    ]);
  });

  it('names once what was written to the console, replaced, and shifted', () => {
    expect(problemsOf(visits)).toEqual([]);
    const bad = visit({ consoleErrors: ['hydration failed'], isMenuKept: false, cls: 0.02 });
    expect(problemsOf(new Map([['Simmer', [bad, bad]]]))).toEqual([
      '“Simmer” wrote to the console: hydration failed',
      '“Simmer” replaced the painted menu.',
      '“Simmer” shifted by 0.02.',
    ]);
  });
});
