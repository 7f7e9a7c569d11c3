import { NO_RULES, ORDERING_LIMITS, parseOrdering, pauseTextOf } from './ordering';

const STORED = {
  leadDays: 2,
  lastTime: '18:00',
  changeDays: 1,
  weekdays: [2, 4, 6],
  closedDates: ['2026-12-24'],
  paused: true,
  pauseText: 'Back on Monday!',
  deliveryArea: 'Within 10 miles of Springfield',
  times: ['Noon to 2 pm'],
  sharesState: true,
};

describe('the settings of a shop', () => {
  it.each([
    ['are read from their document', STORED, STORED],
    ['are none without the document', undefined, NO_RULES],
    ['are none in an empty one', {}, NO_RULES],
  ])('%s', (_what, data, settings) =>
    expect(parseOrdering(data)).toEqual({ settings, problems: [] }),
  );

  it.each([
    ['leadDays', -1],
    ['leadDays', 1.5],
    ['leadDays', ORDERING_LIMITS.leadDays + 1],
    ['leadDays', '2'],
    ['changeDays', 1.5],
    ['lastTime', '24:00'],
    ['weekdays', []],
    ['weekdays', [7]],
    ['closedDates', ['24.12.2026']],
    ['closedDates', ['2026-02-30']],
    ['closedDates', Array.from({ length: ORDERING_LIMITS.closedDates + 1 }, () => '2026-12-24')],
    ['paused', 'yes'],
    ['pauseText', 'x'.repeat(ORDERING_LIMITS.pauseText + 1)],
    ['deliveryArea', 7],
    ['sharesState', 'yes'],
    ['times', ['']],
    ['times', ['x'.repeat(ORDERING_LIMITS.time + 1)]],
    ['times', Array.from({ length: ORDERING_LIMITS.times + 1 }, () => 'Noon')],
  ] as const)('lose one field, and keep the others, with %s: %j', (field, value) => {
    const { settings, problems } = parseOrdering({ ...STORED, [field]: value });
    expect(settings).toEqual({ ...STORED, [field]: NO_RULES[field] });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${field}[.:]`));
  });

  it.each([null, 'closed'])('are empty when they are %j', (data) => {
    const { settings, problems } = parseOrdering(data);
    expect(settings).toEqual(NO_RULES);
    expect(problems).toHaveLength(1);
  });
});

describe('a pause', () => {
  it('is announced with the owner’s sentence, or with ours if that is empty', () => {
    expect(pauseTextOf({ ...NO_RULES, paused: true, pauseText: 'Back soon!' })).toBe('Back soon!');
    expect(pauseTextOf({ ...NO_RULES, paused: true })).toMatch(/can’t take orders right now/);
    const invisible = parseOrdering({ paused: true, pauseText: '\u200b' }).settings;
    expect(pauseTextOf(invisible)).toMatch(/can’t take orders right now/);
  });

  it('that is over hides its sentence', () =>
    expect(pauseTextOf({ ...NO_RULES, pauseText: 'Back soon!' })).toBeUndefined());
});
