import { createKnownRole } from './known-role';

const KEY = 'simmer:role';
const knownRole = createKnownRole(() => window.localStorage);

describe('the role that a device knows', () => {
  it('is that of the account it was read for, until it is forgotten', () => {
    knownRole.remember('olive', 'manager');
    expect(knownRole.of('olive')).toBe('manager');
    expect(knownRole.of('pepper')).toBeUndefined();
    knownRole.forget();
    expect(knownRole.of('olive')).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"version":2,"uid":"olive","role":"manager"}', '{"uid":"olive"}'])(
    'is unknown when %p is stored',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(knownRole.of('olive')).toBeUndefined();
    },
  );

  it('is unknown where storage is blocked', () => {
    const blocked = createKnownRole(() => {
      throw new Error('blocked');
    });
    blocked.remember('olive', 'manager');
    blocked.forget();
    expect(blocked.of('olive')).toBeUndefined();
  });
});
