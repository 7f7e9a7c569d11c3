import { forgetOldRecords, mayHaveArrived, pendingOrders } from './guest-records';

const keep = (record: unknown) => {
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify(record));
};

it.each<[string, object, string | undefined, readonly string[]]>([
  ['of this account', {}, 'rosa', ['unknown']],
  ['of somebody else', {}, 'someone else', []],
  ['while nobody is logged in', {}, undefined, ['unknown']],
  ['that was sent, its confirmation unseen,', { status: 'sent' }, 'rosa', ['sent']],
  ['that the guest knows to have arrived', { status: 'done' }, 'rosa', []],
])('the statuses shown for an order %s: %j, %p, %j', (_which, status, uid, statuses) => {
  expect(pendingOrders(uid)).toEqual([]);
  keep({ uid: 'rosa', savedAt: Date.now(), ...status });
  expect(pendingOrders(uid).map((order) => order.status)).toEqual(statuses);
});

it('the device forgets what is older than it promises, even if its guest only reads the menu', () => {
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
  forgetOldRecords();
  clock.mockReturnValue(now + dayMs + 1);
  forgetOldRecords();
  expect(Object.keys(localStorage).sort()).toEqual([
    'simmer:order/K7P-4MW',
    'simmer:remembered/rosa',
  ]);
});

it.each(['{}', 'no json', '{"version":2,"uid":7,"status":{}}'])(
  'the stored text %s is treated as an order of another release, which may be anybody’s (case 80)',
  (text) => {
    localStorage.setItem('simmer:order/K7P-4MW', text);
    for (const uid of ['rosa', undefined])
      expect(pendingOrders(uid).map(mayHaveArrived)).toEqual([true]);
    expect(localStorage.getItem('simmer:order/K7P-4MW')).toBe(text);
  },
);
