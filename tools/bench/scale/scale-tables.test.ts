import type { ScaleVisit } from './scale-visit';
import { dishesTable, growthOf, linesTable } from './scale-tables';
import { SCENARIO_NAMES, SCENARIOS, scenarioTitle } from './scenarios';

function visit(paintedMs: number, rendered = 4): ScaleVisit {
  const cost = { changedMs: paintedMs / 2, paintedMs, rendered };
  return {
    fcpMs: 300,
    menuMs: 2000,
    taps: [cost, cost, { ...cost, paintedMs: paintedMs + 10 }],
    openCart: cost,
    increase: { ...cost, rendered: 9 },
    complaints: [],
  };
}

describe('the tables of large menus and carts', () => {
  const visits = { 'dishes-10': [visit(40)], 'dishes-1000': [visit(50)], 'lines-20': [visit(60)] };

  it('have a row for each length that was measured', () => {
    expect(dishesTable(visits).rows).toEqual([
      ['10 dishes', '0.30 s', '2.00 s', '20 ms', '40 (40–50) ms', '4'],
      ['1,000 dishes', '0.30 s', '2.00 s', '25 ms', '50 (50–60) ms', '4'],
    ]);
    expect(linesTable(visits).rows).toEqual([
      ['20 lines', '30 ms', '60 (60–70) ms', '4', '60 ms', '60 ms', '9'],
    ]);
  });

  it('name every scenario', () => {
    expect(SCENARIO_NAMES).toEqual(Object.keys(SCENARIOS));
    expect(SCENARIO_NAMES.map(scenarioTitle)).toEqual([
      '10 dishes',
      '100 dishes',
      '1,000 dishes',
      '1 line',
      '20 lines',
      '200 lines',
    ]);
  });
});

describe('the growth from 10 dishes to 1,000', () => {
  it('is the ratio of the taps', () => {
    const visits = {
      'dishes-10': [visit(40)],
      'dishes-100': [visit(44)],
      'dishes-1000': [visit(50)],
    };
    expect(growthOf(visits)).toEqual({ changed: 1.25, painted: 1.25, isConstant: true });
  });

  it('tells when a longer menu renders more', () => {
    const visits = {
      'dishes-10': [visit(40)],
      'dishes-100': [visit(40)],
      'dishes-1000': [visit(40, 1004)],
    };
    expect(growthOf(visits)?.isConstant).toBe(false);
  });

  it('is unknown when one of them was not measured', () => {
    expect(growthOf({ 'dishes-10': [visit(40)] })).toBeNull();
  });
});
