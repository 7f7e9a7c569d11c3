import type * as Base from '../base';
import type * as Releases from '../releases';
import { shareOfCommit } from './release';

jest.mock('../base', () => ({ ...jest.requireActual<typeof Base>('../base'), root: '/nowhere' }));
jest.mock('../releases', () => ({
  ...jest.requireActual<typeof Releases>('../releases'),
  messageLines: (_root: string, name: string) =>
    Promise.resolve(name === 'Release' ? ['canary'] : []),
}));

describe('a commit that says "Release: canary"', () => {
  afterEach(() => {
    delete process.env.SIMMER_PUSHED_AFTER;
  });

  it.each([
    ['makes the release of one module a canary', '0a1b2c', ['menu-mfe'], 10],
    ['in a pull request does not make its preview a canary', '', ['menu-mfe'], undefined],
    ['of several modules is released to everybody', '0a1b2c', ['menu-mfe', 'shell'], undefined],
  ] as const)('%s', async (_what, pushedAfter, modules, share) => {
    process.env.SIMMER_PUSHED_AFTER = pushedAfter;
    expect(await shareOfCommit(modules)).toBe(share);
  });
});
