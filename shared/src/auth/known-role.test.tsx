import { knownRole } from './known-role';

it('a device knows the role of the account that it was read for, until it is forgotten', () => {
  knownRole.remember('olive', 'manager');
  expect(knownRole.of('olive')).toBe('manager');
  expect(knownRole.of('pepper')).toBeUndefined();
  knownRole.forget();
  expect(knownRole.of('olive')).toBeUndefined();
});
