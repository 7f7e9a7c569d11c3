import { testVisit } from '../testing/visits';
import {
  bytesTable,
  goalTable,
  ratioTable,
  stepsTable,
  troubles,
  waitingTable,
} from './page-tables';
import { textTable } from '../../../platform/base';

const visits = {
  composed: [testVisit({ fcpMs: 300 }), testVisit({ fcpMs: 340 }), testVisit({ fcpMs: 320 })],
  static: [testVisit({ fcpMs: 310, tapMs: null, liveMs: null })],
  federated: [testVisit({ fcpMs: 1200, tapMs: 1900 })],
};

describe('the tables of the first visit', () => {
  it('list the variants in their fixed order, with median and range', () => {
    expect(waitingTable(visits).rows.map(([title, paint]) => [title, paint])).toEqual([
      ['Simmer', '0.32 (0.30–0.34) s'],
      ['Plain federation', '1.20 s'],
      ['No scripts', '0.31 s'],
    ]);
  });

  it('have a dash where a variant has no such figure', () => {
    expect(textTable(waitingTable(visits))).toMatch(/No scripts .* – +–$/m);
  });

  it('tell steps and bytes', () => {
    expect(stepsTable(visits).rows[0]).toEqual(['Simmer', '1', '2', '2', '2', '1']);
    expect(bytesTable(visits).rows[0]).toContain('5.5 kB');
  });

  it('say of each promise whether it is kept', () => {
    const { rows } = goalTable(visits);
    expect(rows[0]).toEqual([
      'First paint of “Simmer” to that of “No scripts”',
      '1.03',
      'at most 1.10',
      'kept',
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual([
      'kept',
      'kept',
      'kept',
      'not measured',
      'not measured',
      'missed',
    ]);
  });

  it('compare every variant with the yardsticks that were measured', () => {
    const federated = ratioTable(visits, 'fcp').rows.find(
      ([title]) => title === 'Plain federation',
    );
    expect(federated?.[1]).toBe('3.87');
    expect(federated?.[2]).toBe('–');
  });

  it('compare a tap with the first paint of the page that counts none', () => {
    const { head, rows } = ratioTable(visits, 'tap');
    expect(head[1]).toBe('No scripts: first paint');
    expect(rows[0]?.[1]).toBe('1.00');
    expect(rows.at(-1)?.[1]).toBe('–');
  });
});

describe('the troubles of a run', () => {
  it('are none when every visit was calm', () => {
    expect(troubles(visits)).toEqual([]);
  });

  it('name what was written to the console, what was drawn anew and what moved', () => {
    const bad = testVisit({
      complaints: ['hydration failed'],
      isMenuKept: false,
      cls: 0.02,
      moved: ['nothing', 'h1 "Slow food"'],
    });
    expect(troubles({ composed: [bad, bad] })).toEqual([
      '“Simmer” wrote to the console: hydration failed',
      '“Simmer” replaced the painted menu in 2 visits.',
      '“Simmer” shifted by up to 0.020: h1 "Slow food".',
    ]);
  });
});
