import { roleCache } from './role-cache';

describe('the role that a device has stored', () => {
  it('is that of the account it was read for, until it is forgotten', () => {
    roleCache.set('olive', 'manager');
    expect(roleCache.get('olive')).toBe('manager');
    expect(roleCache.get('pepper')).toBeUndefined();
    roleCache.clear();
    expect(roleCache.get('olive')).toBeUndefined();
  });

  it.each(['{', '{"uid":"olive"}'])('is unknown when %p is stored', (text) => {
    window.localStorage.setItem('simmer:role', text);
    expect(roleCache.get('olive')).toBeUndefined();
  });

  it('is unknown where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    roleCache.set('olive', 'manager');
    roleCache.clear();
    expect(roleCache.get('olive')).toBeUndefined();
  });
});
