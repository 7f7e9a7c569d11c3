import { EMPTY, type State } from './state';
import { requireMeant } from './rolled-back';
import * as transitions from './transitions';

const HOURS = 'hours';
const NEWS = 'news';
const at = new Date('2026-03-01T10:00:00.000Z');
const how = { at, by: 'Cook' };

const release = (state: State, version: string, module: string = HOURS) =>
  transitions.release(state, { [module]: version }, how);
const rollback = (state: State, ...modules: string[]) =>
  transitions.rollBack(state, modules.length > 0 ? modules : [HOURS], how);
const undo = (state: State, number: number, action?: 'undo') =>
  transitions.undoSwitch(state, number, how, action);
const rolledBack = (state: State) => transitions.rolledBack(state, HOURS);

/** The versions 1.0.0 and 1.1.0 of the hours were released, and one of the news. */
const two = release(release(release(EMPTY, '5.0.0', NEWS), '1.0.0'), '1.1.0');

it('the pages that are to be left may be named as “npm run releases” shows them, or in full', () => {
  const [first, second] = ['a'.repeat(40), 'b'.repeat(40)] as const;
  const state = transitions.release(release(EMPTY, first, 'pages'), { pages: second }, how);
  for (const named of [second.slice(0, 8), second]) requireMeant(state, 'pages', named);
  for (const other of [first.slice(0, 8), first, 'b', ''])
    expect(() => {
      requireMeant(state, 'pages', other);
    }).toThrow(`pages bbbbbbbb is live, and not ${other.slice(0, 8)}. Nothing was changed`);
});

describe('a release', () => {
  it('makes its versions live in one switch, and is logged with what it replaced, who made it and what was accepted', () => {
    const versions = { [HOURS]: '1.2.0', [NEWS]: '5.0.0', shell: '3.0.0' };
    const state = transitions.release(two, versions, { ...how, accepted: ['7f3a “Tarts”'] });
    expect(state.live).toEqual(versions);
    expect(state.log.at(-1)).toEqual({
      at: at.toISOString(),
      by: 'Cook',
      action: 'release',
      modules: { [HOURS]: { version: '1.2.0', former: '1.1.0' }, shell: { version: '3.0.0' } },
      accepted: ['7f3a “Tarts”'],
    });
    expect(transitions.liveSince(state)).toMatchObject({ [HOURS]: at.toISOString() });
  });

  it('of what is live changes nothing', () => {
    expect(release(two, '1.1.0')).toBe(two);
  });

  it('that is only stored makes nothing live and is never the target of a rollback', () => {
    const stored = transitions.storeUnlisted(two, { [HOURS]: '1.3.0' }, how);
    expect(stored.live).toEqual(two.live);
    expect(rollback(release(stored, '1.4.0')).live[HOURS]).toBe('1.1.0');
  });
});

describe('a rollback', () => {
  it('restores the former release of the named modules only, in one switch', () => {
    const state = rollback(release(two, '5.1.0', NEWS), HOURS, NEWS);
    expect(state.live).toEqual({ [HOURS]: '1.0.0', [NEWS]: '5.0.0' });
    expect(state.log).toHaveLength(5);
    expect(state.log.at(-1)).toMatchObject({ action: 'rollback' });
  });

  it('done twice goes back two releases, and not back and forth', () => {
    expect(rollback(rollback(release(two, '1.2.0'))).live[HOURS]).toBe('1.0.0');
    // It does not lead to the bad version either, after a rollback and a release.
    expect(rollback(release(rollback(two), '1.1.1')).live[HOURS]).toBe('1.0.0');
  });

  it('goes back again, or from a version, only for someone who names what is live', () => {
    const back = rollback(release(two, '1.2.0'));
    const meant = (version?: string) => () => {
      requireMeant(back, HOURS, version);
    };
    expect(meant()).toThrow('rolled back already, to 1.1.0');
    expect(meant('1.2.0')).toThrow('1.1.0 is live, and not 1.2.0');
    expect(meant('1.1.0')).not.toThrow();
    requireMeant(release(back, '1.3.0'), HOURS, undefined);
  });

  it('is refused when nothing was live before', () => {
    expect(() => rollback(release(EMPTY, '1.0.0'))).toThrow('no earlier release of hours');
    expect(() => rollback(rollback(two))).toThrow('no earlier release of hours');
  });

  it('is recorded, with each version that guests no longer get, until the next release', () => {
    const back = rollback(rollback(release(two, '1.2.0')));
    expect(rolledBack(back)).toEqual(['1.2.0', '1.1.0']);
    expect(rolledBack(release(back, '1.4.0'))).toEqual([]);
    expect(rolledBack(two)).toEqual([]);
  });
});

it('the pages are released and rolled back like a module, beginning with those of the first publish, which has no switch', () => {
  const [first, second] = ['a'.repeat(40), 'b'.repeat(40)];
  const pages = release({ ...two, live: { ...two.live, pages: first } }, second, 'pages');
  expect(pages.live).toEqual({ ...two.live, pages: second });
  expect(rollback(pages, 'pages').live).toEqual({ ...two.live, pages: first });
  expect(undo(pages, 4).live.pages).toBe(first);
  expect(() => undo(release(pages, 'c'.repeat(40), 'pages'), 4)).toThrow(
    'Switch 4 made pages bbbbbbbb live, but pages cccccccc is live by now',
  );
});

describe('undoing a switch', () => {
  it('takes back everything that it changed, even if other modules were switched since', () => {
    const state = undo(release(two, '5.1.0', NEWS), 3);
    expect(state.live).toEqual({ [HOURS]: '1.0.0', [NEWS]: '5.1.0' });
    expect(state.log.at(-1)).toMatchObject({ action: 'rollback', undoes: 3 });
    expect(rolledBack(state)).toEqual(['1.1.0']);
  });

  it('can also take back a rollback: what is live again does not count as rolled back', () => {
    const state = undo(rollback(two), 4);
    expect(state.live).toEqual(two.live);
    expect(rolledBack(state)).toEqual(['1.0.0']);
  });

  it('is refused when its module was switched again, when nothing was live before, and when there is no such switch', () => {
    expect(() => undo(release(two, '1.2.0'), 3)).toThrow(
      'Switch 3 made hours 1.1.0 live, but hours 1.2.0 is live by now',
    );
    expect(() => undo(release(EMPTY, '1.0.0'), 1)).toThrow('no earlier release of hours');
    expect(() => undo(two, 9)).toThrow('no switch 9');
  });

  it('that never reached guests does not count as a decision: the release may be tried again, even if it is the first', () => {
    const state = undo(two, 3, 'undo');
    expect(state.live[HOURS]).toBe('1.0.0');
    expect(rolledBack(state)).toEqual([]);
    expect(undo(release(EMPTY, '1.0.0'), 1, 'undo').live).toEqual({});
  });
});
