import type { ModuleName } from '../modules';
import { EMPTY, type State } from './state';
import * as transitions from './transitions';

const MENU = 'menu-mfe';
const CART = 'cart-mfe';
const at = new Date('2026-03-01T10:00:00.000Z');

const release = (state: State, version: string, module: ModuleName = MENU) =>
  transitions.release(state, version, { module, at });
const canary = (state: State, version: string, share = 10, module: ModuleName = MENU) =>
  transitions.startCanary(state, version, share, { module, at });
const promote = (state: State) => transitions.promote(state, at);
const rollback = (state: State) => transitions.rollBack(state, { module: MENU, at });
const rolledBack = (state: State) => transitions.rolledBack(state, MENU);

/** The versions 1.0.0 and 1.1.0 of the menu were released, and one of the cart. */
const two = release(release(release(EMPTY, '5.0.0', CART), '1.0.0'), '1.1.0');

describe('a release', () => {
  it('makes its version live, leaves the other modules unchanged, and is logged with what it replaced', () => {
    expect(two.live).toEqual({ [MENU]: '1.1.0', [CART]: '5.0.0' });
    const accepted = ['words:1a2b3c menu-mfe: “Pies” is now “Tarts” (home)'];
    const state = transitions.release(two, '1.2.0', { module: MENU, at, accepted });
    expect(state.log.at(-1)).toEqual({
      at: at.toISOString(),
      action: 'release',
      module: MENU,
      version: '1.2.0',
      former: '1.1.0',
      accepted,
    });
  });

  it('of the live version changes nothing, unless it ends a canary', () => {
    expect(release(two, '1.1.0')).toBe(two);
    expect(release(canary(two, '1.2.0'), '1.1.0').canary).toBeUndefined();
  });

  it('ends the canary of its own module only', () => {
    const trying = canary(two, '5.1.0', 5, CART);
    expect(release(trying, '1.3.0').canary).toEqual(trying.canary);
  });
});

describe('a canary', () => {
  it('leaves the live versions unchanged, and may get another share', () => {
    const state = canary(canary(two, '1.2.0'), '1.2.0', 50);
    expect(state.live).toEqual(two.live);
    expect(state.canary).toEqual({ module: MENU, version: '1.2.0', share: 50 });
    expect(state.log.at(-1)).toMatchObject({ action: 'canary', version: '1.2.0', share: 50 });
    expect(canary(state, '1.2.0', 50)).toBe(state);
  });

  it.each<[string, () => State, string]>([
    ['its module is not live', () => canary(EMPTY, '1.0.0'), 'menu-mfe is not live yet'],
    ['it is live already', () => canary(two, '1.1.0'), '1.1.0 is already live for everybody'],
    [
      'another module has one',
      () => canary(canary(two, '5.1.0', 5, CART), '1.2.0'),
      'cart-mfe 5.1.0 is the canary, and there is one at a time: "npm run canary -- --promote"',
    ],
  ])('is refused when %s', (_case, start, message) => {
    expect(start).toThrow(message);
  });

  it('that is promoted is live for everybody and no longer a canary', () => {
    const state = promote(canary(two, '1.2.0'));
    expect(state.live[MENU]).toBe('1.2.0');
    expect(state.canary).toBeUndefined();
    expect(state.log.at(-1)).toMatchObject({ action: 'promote', module: MENU, version: '1.2.0' });
  });

  it('that does not exist cannot be promoted, and the message says how to start one', () => {
    expect(() => promote(two)).toThrow('"npm run canary -- menu-mfe 10" starts one');
  });
});

describe('a rollback', () => {
  it('ends a canary first and leaves the live version', () => {
    const state = rollback(canary(two, '1.2.0'));
    expect(state.canary).toBeUndefined();
    expect(state.live).toEqual(two.live);
    expect(state.log.at(-1)).toMatchObject({ action: 'end-canary', version: '1.2.0' });
  });

  it('restores the former release of this module only', () => {
    const state = rollback(release(two, '5.1.0', CART));
    expect(state.live).toEqual({ [MENU]: '1.0.0', [CART]: '5.1.0' });
    expect(state.log.at(-1)).toMatchObject({ action: 'rollback', version: '1.0.0' });
  });

  it('done twice goes back two releases, not back and forth', () => {
    expect(rollback(rollback(release(two, '1.2.0'))).live[MENU]).toBe('1.0.0');
    // Nor to the bad version, after a rollback and a release.
    expect(rollback(release(rollback(two), '1.1.1')).live[MENU]).toBe('1.0.0');
  });

  it('restores another version even after the live one was released again to end a canary', () => {
    expect(rollback(release(canary(two, '1.2.0'), '1.1.0')).live[MENU]).toBe('1.0.0');
  });

  it('is refused when nothing was live before', () => {
    const first = release(EMPTY, '1.0.0');
    expect(() => rollback(first)).toThrow('no earlier release of menu-mfe');
    expect(() => rollback(rollback(two))).toThrow('no earlier release of menu-mfe');
  });

  it('is recorded, with each version that guests no longer get, until the next release', () => {
    const back = rollback(rollback(release(two, '1.2.0')));
    expect(rolledBack(back)).toEqual(['1.2.0', '1.1.0']);
    expect(rolledBack(rollback(canary(two, '1.3.0')))).toEqual(['1.3.0']);
    expect(rolledBack(release(back, '1.4.0'))).toEqual([]);
    expect(rolledBack(two)).toEqual([]);
  });
});
