/** A menu and a cart to measure. */
export interface Scenario {
  dishes: number;
  /** Lines that are in the cart before the measured taps. */
  lines: number;
}

/** Menus of three lengths with an empty cart, and carts of three lengths on a menu that is long enough to fill them. */
export const SCENARIOS = {
  'dishes-10': { dishes: 10, lines: 0 },
  'dishes-100': { dishes: 100, lines: 0 },
  'dishes-1000': { dishes: 1000, lines: 0 },
  'lines-1': { dishes: 100, lines: 1 },
  'lines-20': { dishes: 100, lines: 20 },
  'lines-200': { dishes: 100, lines: 200 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = [
  'dishes-10',
  'dishes-100',
  'dishes-1000',
  'lines-1',
  'lines-20',
  'lines-200',
] as const satisfies readonly ScenarioName[];

/** "1,000 dishes", "200 lines". */
export function scenarioTitle(name: ScenarioName): string {
  const { dishes, lines }: Scenario = SCENARIOS[name];
  const counted = (count: number, thing: string) =>
    `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
  return name.startsWith('dishes')
    ? `${dishes.toLocaleString('en-US')} dishes`
    : counted(lines, 'line');
}
