import { knownRole } from './known-role';

describe('the role that a device knows', () => {
  it('is that of the account it was read for, until it is forgotten', () => {
    knownRole.remember('olive', 'manager');
    expect(knownRole.of('olive')).toBe('manager');
    expect(knownRole.of('pepper')).toBeUndefined();
    knownRole.forget();
    expect(knownRole.of('olive')).toBeUndefined();
  });

  it.each(['{', '{"uid":"olive"}'])('is unknown when %p is stored', (text) => {
    window.localStorage.setItem('simmer:role', text);
    expect(knownRole.of('olive')).toBeUndefined();
  });

  it('is unknown where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    knownRole.remember('olive', 'manager');
    knownRole.forget();
    expect(knownRole.of('olive')).toBeUndefined();
  });
});
