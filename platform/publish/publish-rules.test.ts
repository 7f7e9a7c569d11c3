import { renameSync } from 'node:fs';
import { git } from '../jest/testing/git';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { publishRules } from './publish-rules';

const { at, write } = temporaryFolder();
const deployRules = jest.fn();
const publish = (mayBeOlder = false) =>
  publishRules({ client: { deployRules } as never, mayBeOlder }, at('sources'));
/** Commits rules and pushes them to main. */
const push = (content: string) => {
  write('sources/firestore.rules', content);
  git(at('sources'), 'add', '--all');
  git(at('sources'), 'commit', '--quiet', '--message', 'rules');
  git(at('sources'), 'push', '--quiet', 'origin', 'HEAD:main');
};
beforeEach(() => {
  deployRules.mockReset();
  git(at(), 'init', '--quiet', '--bare', '--initial-branch', 'main', 'origin.git');
  git(at(), 'clone', '--quiet', 'origin.git', 'sources');
  push('first');
});

it('the rules of main are put in force, again and again, and by a job that cannot fetch them anew', async () => {
  await publish();
  renameSync(at('origin.git'), at('away.git'));
  await publish();
  expect(deployRules).toHaveBeenCalledTimes(2);
});

it('older rules never replace newer ones, and rules that are not merged go nowhere, unless that is intended', async () => {
  push('second');
  git(at('sources'), 'checkout', '--quiet', 'HEAD~1');
  await expect(publish()).rejects.toThrow('differs from that of main');
  git(at('sources'), 'checkout', '--quiet', '-');
  write('sources/firestore.rules', 'half done');
  await expect(publish()).rejects.toThrow('differs from that of main');
  expect(deployRules).not.toHaveBeenCalled();
  await publish(true);
  expect(deployRules).toHaveBeenCalledTimes(1);
});
