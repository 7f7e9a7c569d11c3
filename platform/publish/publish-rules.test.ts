import { join } from 'node:path';
import { git } from '../jest/testing/git';
import { changeState } from '../releases';
import { publishRules } from './publish-rules';
import { fakeShop } from './testing/fake-shop';

const shop = fakeShop();
let owner: ReturnType<typeof shop.team>;
let sources: string;
let commit: string;
/** Commits rules. @returns the commit. */
const commitRules = (content: string) => {
  shop.builds.write('sources/firestore.rules', content);
  git(sources, 'add', '--all');
  git(sources, 'commit', '--quiet', '--message', 'rules');
  return git(sources, 'rev-parse', 'HEAD');
};
beforeEach(() => {
  owner = shop.team('owner');
  sources = join(shop.builds.root, 'sources');
  git(shop.builds.root, 'init', '--quiet', sources);
  commit = commitRules('first');
});
const recorded = () => {
  const { store } = shop.team(`reader-${String(shop.hosting.rulesDeployed())}`);
  return store.readState().rules;
};

it('rules are put in force with their commit on record, and can be put in force again', async () => {
  await publishRules(owner.options, sources);
  await publishRules(owner.options, sources);
  expect(shop.hosting.rulesDeployed()).toBe(2);
  expect(recorded()).toBe(commit);
});

it('older rules never replace newer ones, and rules that are not committed go nowhere', async () => {
  commitRules('second');
  await publishRules(owner.options, sources);
  git(sources, 'checkout', '--quiet', commit);
  await expect(publishRules(owner.options, sources)).rejects.toThrow(
    'guests would get something older',
  );
  shop.builds.write('sources/firestore.rules', 'half done');
  await expect(publishRules(owner.options, sources)).rejects.toThrow('Commit every file first');
  expect(shop.hosting.rulesDeployed()).toBe(1);
});

/** Another machine pushes a state just now. */
const pushNow = (change: Parameters<typeof changeState>[1]) => {
  const { store } = shop.team('menu-team');
  changeState(store, change);
  git(store.directory, 'commit', '--quiet', '--all', '--message', 'another switch');
  git(store.directory, 'push', '--quiet', 'origin', 'HEAD:releases');
};

it('rules are put in force even if a release overtakes them', async () => {
  const { store } = owner;
  const read = store.readState;
  jest.spyOn(store, 'readState').mockImplementationOnce(() => {
    const state = read();
    pushNow((now) => ({ ...now, commit: 'c'.repeat(40) }));
    return state;
  });
  await publishRules(owner.options, sources);
  expect(shop.hosting.rulesDeployed()).toBe(1);
  expect(recorded()).toBe(commit);
});

it('a command whose rules may have replaced newer ones at the same moment says so', async () => {
  shop.hosting.onStep((step) => {
    if (step === 'before the rules') pushNow((now) => ({ ...now, rules: 'd'.repeat(40) }));
    return Promise.resolve();
  });
  await expect(publishRules(owner.options, sources)).rejects.toThrow(
    'The rules of dddddddd were put in force meanwhile',
  );
});
