import { roleCache } from './role-cache';

it('a device knows the role of the account that it was read for, until the role is cleared', () => {
  roleCache.set('olive', 'manager');
  expect(roleCache.get('olive')).toBe('manager');
  expect(roleCache.get('pepper')).toBeUndefined();
  roleCache.clear();
  expect(roleCache.get('olive')).toBeUndefined();
});
