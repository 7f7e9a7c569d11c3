import { knownRole } from './known-role';

const KEY = 'simmer:role';

beforeEach(() => {
  window.localStorage.clear();
});

describe('the role that a device knows', () => {
  it('is that of the account it was read for, until it is forgotten', () => {
    knownRole.remember('olive', 'manager');
    expect(knownRole.of('olive')).toBe('manager');
    expect(knownRole.of('pepper')).toBeUndefined();
    knownRole.forget();
    expect(knownRole.of('olive')).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"uid":"olive"}', '{"uid":"olive","role":1}'])(
    'is unknown when %p is stored',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(knownRole.of('olive')).toBeUndefined();
    },
  );
});
