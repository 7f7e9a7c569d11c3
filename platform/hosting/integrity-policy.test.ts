import { integrityPolicy } from './integrity-policy';

it('no script may run without integrity, unless Google or developers add some', () => {
  const none = { analytics: false, appCheck: false };
  const own = { optional: none, localModules: false };
  expect(integrityPolicy(own)).toEqual({ 'Integrity-Policy': 'blocked-destinations=(script)' });
  for (const change of [
    { optional: { ...none, analytics: true } },
    { optional: { ...none, appCheck: true } },
    { localModules: true },
  ])
    expect(integrityPolicy({ ...own, ...change })).toEqual({});
});
