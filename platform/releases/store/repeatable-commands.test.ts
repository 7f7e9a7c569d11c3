import { CliError } from '../../base';
import {
  promoteOnce,
  releaseOnce,
  rollBackOnce,
  startCanaryOnce,
  type Outcome,
} from './repeatable-commands';
import { EMPTY, type State } from './state';
import { release, startCanary } from './transitions';

const MENU = 'menu-mfe';
const how = { module: MENU, at: new Date('2026-03-01T10:00:00.000Z') } as const;
const every = () => true;
/** 1.0.0 and then 1.1.0 were released. */
const two = release(release(EMPTY, '1.0.0', how), '1.1.0', how);
const trying = startCanary(two, '1.2.0', 10, how);
const back = (state: State, version?: string) => rollBackOnce(state, every, version, how);

type Command = (state: State) => Outcome;
const COMMANDS: { name: string; before: State; run: Command; said: string }[] = [
  {
    name: 'a release',
    before: two,
    run: (state) => releaseOnce(state, '1.2.0', '1.1.0', how),
    said: 'already live: menu-mfe 1.2.0',
  },
  {
    name: 'a release that names nothing',
    before: two,
    run: (state) => releaseOnce(state, '1.2.0', undefined, how),
    said: 'already live: menu-mfe 1.2.0',
  },
  {
    name: 'a canary',
    before: two,
    run: (state) => startCanaryOnce(state, '1.2.0', 10, '1.1.0', how),
    said: 'already the canary for 10 %: menu-mfe 1.2.0',
  },
  {
    name: 'a promotion',
    before: trying,
    run: (state) => promoteOnce(state, '1.2.0', how),
    said: 'already live for everybody: menu-mfe 1.2.0',
  },
  {
    name: 'a rollback of a canary',
    before: trying,
    run: (state) => back(state, '1.2.0'),
    said: 'already rolled back: menu-mfe 1.2.0; 1.1.0 is live',
  },
  {
    name: 'a rollback of what is live',
    before: two,
    run: (state) => back(state, '1.1.0'),
    said: 'already rolled back: menu-mfe 1.1.0; 1.0.0 is live',
  },
];

describe('a command that is run again', () => {
  it.each(COMMANDS)('changes nothing and says so: $name', ({ before, run, said }) => {
    const first = run(before);
    expect(first.already).toBeUndefined();
    expect(first.state.log).toHaveLength(before.log.length + 1);
    expect(run(first.state)).toEqual({ state: first.state, already: said });
  });

  it('knows each version that several rollbacks went back from', () => {
    const three = release(two, '1.2.0', how);
    const further = back(back(three, '1.2.0').state, '1.1.0').state;
    for (const version of ['1.2.0', '1.1.0'])
      expect(back(further, version).already).toBe(
        `already rolled back: menu-mfe ${version}; 1.0.0 is live`,
      );
  });

  it('does not roll back what another team released meanwhile', () => {
    const repaired = release(back(two, '1.1.0').state, '1.1.1', how);
    expect(back(repaired, '1.1.0').state).toBe(repaired);
  });
});

describe('a command whose expectation is wrong', () => {
  it.each<[string, () => Outcome, string]>([
    [
      'a release over another version',
      () => releaseOnce(two, '1.2.0', '1.0.0', how),
      'menu-mfe 1.1.0 is live, but 1.0.0 was expected. Nothing was changed.',
    ],
    [
      'a promotion of another canary',
      () => promoteOnce(trying, '1.3.0', how),
      'menu-mfe has 1.2.0 as its canary, but 1.3.0 was expected',
    ],
    [
      'a promotion without a canary',
      () => promoteOnce(two, '1.3.0', how),
      'menu-mfe has no version as its canary, but 1.3.0 was expected',
    ],
    [
      'a rollback of what never was live',
      () => back(EMPTY, '1.0.0'),
      'No version of menu-mfe is live, but 1.0.0 was expected. Nothing was changed.',
    ],
    [
      'a rollback to a version, instead of from one',
      () => back(two, '1.0.0'),
      'menu-mfe 1.1.0 is live, but 1.0.0 was expected. Nothing was changed.',
    ],
    [
      'a rollback of what was released over after a rollback led to it',
      () => back(release(back(two, '1.1.0').state, '1.2.0', how), '1.0.0'),
      'menu-mfe 1.2.0 is live, but 1.0.0 was expected',
    ],
    [
      'a rollback of a canary that a release ended, even if that one was rolled back',
      () => back(back(release(trying, '1.3.0', how), '1.3.0').state, '1.2.0'),
      'menu-mfe 1.1.0 is live, but 1.2.0 was expected',
    ],
    [
      'a rollback past a canary',
      () => back(trying, '1.1.0'),
      'menu-mfe has the canary 1.2.0, which a rollback ends first: "npm run rollback -- menu-mfe --expect 1.2.0"',
    ],
  ])('is refused with both versions: %s', (_case, run, why) => {
    expect(run).toThrow(CliError);
    expect(run).toThrow(why);
  });
});
