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
  const ofCommit = { accept: 'commit' };

  it('makes the release of one module a canary, in a pipeline only', async () => {
    expect(await shareOfCommit(['menu-mfe'], ofCommit)).toBe(10);
    expect(await shareOfCommit(['menu-mfe'], {})).toBeUndefined();
  });

  it('releases several modules to everybody, such as those of a change of shared', async () => {
    expect(await shareOfCommit(['menu-mfe', 'shell'], ofCommit)).toBeUndefined();
  });
});
