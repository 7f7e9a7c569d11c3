import type { ModuleName } from '../../modules';
import { EMPTY, type State } from './state';
import * as transitions from './transitions';
import { liveVersions } from './transitions';

const MENU = 'menu-mfe';
const CART = 'cart-mfe';
const at = new Date('2026-03-01T10:00:00.000Z');
const every = () => true;

const release = (state: State, version: string, module: ModuleName = MENU) =>
  transitions.release(state, version, { module, at });
const canary = (state: State, version: string, share = 10) =>
  transitions.startCanary(state, version, share, { module: MENU, at });
const promote = (state: State) => transitions.promote(state, { module: MENU, at });
const rollback = (state: State, isStored: (version: string) => boolean = every) =>
  transitions.rollBack(state, isStored, { module: MENU, at });

/** The versions 1.0.0 and 1.1.0 of the menu were released, and one of the cart. */
const two = release(release(release(EMPTY, '5.0.0', CART), '1.0.0'), '1.1.0');

describe('a release', () => {
  it('makes its version live and leaves the other modules as they are', () => {
    expect(two.live).toEqual({ [MENU]: '1.1.0', [CART]: '5.0.0' });
  });

  it('keeps in the log what its team accepted', () => {
    const accepted = ['words:1a2b3c menu-mfe: “Pies” is now “Tarts” (home)'];
    const state = transitions.release(two, '1.2.0', { module: MENU, at, accepted });
    expect(state.log.at(-1)).toMatchObject({ action: 'release', version: '1.2.0', accepted });
  });

  it('and every other switch keep which commit composed the pages, also where none is known', () => {
    const composed = { ...two, composedFrom: 'ab'.repeat(20) };
    for (const change of [
      (state: State) => release(state, '1.2.0'),
      (state: State) => rollback(state),
      (state: State) => canary(state, '1.2.0'),
      (state: State) => promote(canary(state, '1.2.0')),
    ])
      expect(change(composed).composedFrom).toBe(composed.composedFrom);
  });

  it('ends the canary of its own module only', () => {
    const trying = transitions.startCanary(canary(two, '1.2.0'), '5.1.0', 5, { module: CART, at });
    expect(release(trying, '1.3.0').canaries).toEqual({ [CART]: { version: '5.1.0', share: 5 } });
  });
});

describe('a canary', () => {
  it('leaves the live versions unchanged', () => {
    const state = canary(two, '1.2.0', 10);
    expect(state.live).toEqual(two.live);
    expect(state.canaries).toEqual({ [MENU]: { version: '1.2.0', share: 10 } });
    expect(state.log.at(-1)).toMatchObject({ action: 'canary', version: '1.2.0', share: 10 });
  });

  it('needs a live version of its module', () => {
    expect(() => canary(EMPTY, '1.0.0')).toThrow(
      'menu-mfe is not live yet. Release it to everybody first.',
    );
  });

  it('is refused when it is already live', () => {
    expect(() => canary(two, '1.1.0')).toThrow('menu-mfe 1.1.0 is already live for everybody.');
  });

  it('that is promoted is live for everybody and no longer a canary', () => {
    const state = promote(canary(two, '1.2.0'));
    expect(state.live[MENU]).toBe('1.2.0');
    expect(state.canaries).toEqual({});
    expect(state.log.at(-1)).toMatchObject({ action: 'promote', module: MENU, version: '1.2.0' });
  });

  it('that does not exist cannot be promoted, and the message says how to start one', () => {
    expect(() => promote(two)).toThrow(
      'menu-mfe has no canary. "npm run canary -- menu-mfe 10" starts one for 10 % of the visitors.',
    );
  });
});

describe('a rollback', () => {
  it('ends a canary first and leaves the live version', () => {
    const state = rollback(canary(two, '1.2.0'));
    expect(state.canaries).toEqual({});
    expect(state.live).toEqual(two.live);
    expect(state.log.at(-1)).toMatchObject({ action: 'end-canary', version: '1.2.0' });
  });

  it('restores the former release of this module only', () => {
    const state = rollback(release(two, '5.1.0', CART));
    expect(state.live).toEqual({ [MENU]: '1.0.0', [CART]: '5.1.0' });
    expect(state.log.at(-1)).toMatchObject({ action: 'rollback', module: MENU, version: '1.0.0' });
  });

  it('done twice goes back two releases, not back and forth', () => {
    expect(rollback(rollback(release(two, '1.2.0'))).live[MENU]).toBe('1.0.0');
  });

  it('after a rollback and a release does not restore the bad version', () => {
    const repaired = release(rollback(two), '1.1.1');
    expect(rollback(repaired).live[MENU]).toBe('1.0.0');
  });

  it('restores another version also after the live one was released again to end a canary', () => {
    const again = release(canary(two, '1.2.0'), '1.1.0');
    expect(rollback(again).live[MENU]).toBe('1.0.0');
  });

  it('is refused when nothing was live before', () => {
    const why = 'There is no earlier release of menu-mfe to go back to.';
    expect(() => rollback(EMPTY)).toThrow(why);
    expect(() => rollback(release(EMPTY, '1.0.0'))).toThrow(why);
    expect(() => rollback(rollback(two))).toThrow(why);
  });

  it('is refused when the former version is no longer stored, and names it', () => {
    expect(() => rollback(two, (version) => version !== '1.0.0')).toThrow(
      'menu-mfe 1.0.0, the former version, is no longer stored. Release another version instead.',
    );
  });
});

describe('the versions that led to the live one', () => {
  it('are those of one module that were live for everybody, oldest first', () => {
    const state = canary(promote(canary(release(two, '5.1.0', CART), '1.2.0')), '1.3.0');
    expect(liveVersions(state, MENU)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(liveVersions(state, CART)).toEqual(['5.0.0', '5.1.0']);
    expect(liveVersions(state, 'shell')).toEqual([]);
  });
});
