import { journeySections } from './metrics';
import type { Journey } from './visit';

function journey(step: number, more: Partial<Journey> = {}): Journey {
  return {
    fcpMs: 300,
    waits: {
      menu: step,
      add: step,
      cart: step,
      login: step,
      account: step,
      checkout: step,
      sent: step,
    },
    totalMs: 9000,
    interactions: [24, 72, 16],
    transfers: [],
    consoleErrors: [],
    ...more,
  };
}

it('The report on whole journeys adds up what a guest waits for, and compares it', () => {
  const visits = new Map([
    ['Simmer' as const, [journey(100)]],
    ['One bundle' as const, [journey(200)]],
  ]);
  const tables = journeySections(visits).flatMap((section) => section.tables);
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['Simmer', '0.10 s', ...Array<string>(6).fill('100 ms')],
      ['One bundle', '0.20 s', ...Array<string>(6).fill('200 ms')],
    ],
    [
      ['Simmer', '0.70 s', '9.00 s', '72 ms', '0.0 kB'],
      ['One bundle', '1.40 s', '9.00 s', '72 ms', '0.0 kB'],
    ],
    [
      [expect.stringContaining('“One bundle”'), '0.50', 'at most 1.00', 'kept'],
      [expect.stringContaining('“Plain federation”'), '–', 'at most 1.00', 'not measured'],
      ['Cart of “Simmer” to that of “One bundle”', '0.50', 'at most 1.10', 'kept'],
      ['Slowest interaction of “Simmer” to that of “One bundle”', '1.00', 'at most 1.10', 'kept'],
    ],
  ]);
});
