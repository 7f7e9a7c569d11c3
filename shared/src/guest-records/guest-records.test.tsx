import { hasPendingOrder } from './guest-records';

const keep = (record: unknown) => {
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(record));
};

it.each<[string, object, string | undefined, boolean]>([
  ['of this account', {}, 'rosa', true],
  ['of somebody else', {}, 'someone else', false],
  ['while nobody is logged in', {}, undefined, false],
  ['that was sent, although its confirmation was not seen,', { status: 'sent' }, 'rosa', false],
  ['that may have been sent', { status: 'unknown' }, 'rosa', true],
])('an order %s is pending on this device: %j, %p, %p', (_which, status, uid, isPending) => {
  expect(hasPendingOrder(uid)).toBe(false);
  keep({ uid: 'rosa', savedAt: Date.now(), ...status });
  expect(hasPendingOrder(uid)).toBe(isPending);
});

it('the device forgets what is older than it promises, although its guest only reads the menu', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const now = Date.UTC(2028, 0, 1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  for (const [key, days] of [
    ['simmer:order/K7P-4MW', 6],
    ['simmer:order/3EX-AAA', 8],
    ['simmer:remembered/rosa', 364],
    ['simmer:remembered/gus', 366],
  ] as const)
    localStorage.setItem(key, JSON.stringify({ uid: 'rosa', savedAt: now - days * dayMs }));
  // The first look notes what is too old; a day later, it is deleted.
  hasPendingOrder('rosa');
  clock.mockReturnValue(now + dayMs + 1);
  hasPendingOrder('rosa');
  expect(Object.keys(localStorage).sort()).toEqual([
    'simmer:order/K7P-4MW',
    'simmer:remembered/rosa',
  ]);
});

it.each(['{}', 'no json', '{"version":2,"uid":7,"status":{}}'])(
  'takes %s in its place for an order of another release, which may be anybody’s (case 80)',
  (text) => {
    localStorage.setItem('simmer:order/K7P-4MW', text);
    expect(hasPendingOrder('rosa')).toBe(true);
    expect(hasPendingOrder(undefined)).toBe(true);
    expect(localStorage.getItem('simmer:order/K7P-4MW')).toBe(text);
  },
);
