import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base';
import { deploy, showPlan } from './deploy';
import { fakeShop, type FakeShop } from './testing/fake-shop';

const IDENTITY = ['-c', 'user.name=Cook', '-c', 'user.email=cook@kitchen.test'];

let shop: FakeShop;
let store: string;
beforeEach(async () => {
  shop = await fakeShop();
  store = shop.builds.store.directory;
});
afterEach(() => shop.cleanUp());

const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: store, encoding: 'utf8', stdio: 'pipe' });
const origin = () => join(shop.builds.root, 'origin');

/** As docs/going-live.md sets it up, before the first push. */
function inGit(): void {
  git('init', '--quiet', '--initial-branch', 'releases');
  writeFileSync(join(store, '.gitignore'), '/lock*\n*.part\n/deploying/\n');
  git('init', '--quiet', '--bare', origin());
  git('remote', 'add', 'origin', origin());
  commit();
}
function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'switch');
}
const push = () => git('push', '--quiet', 'origin', 'HEAD:releases');
/** Somebody else, with another copy of the store, rolls back and pushes. */
function elsewhere(): void {
  const other = join(shop.builds.root, 'other');
  git('clone', '--quiet', '--branch', 'releases', origin(), other);
  git('-C', other, 'commit', '--quiet', '--allow-empty', '--message', 'rollback menu-mfe');
  git('-C', other, 'push', '--quiet');
}
async function refused(message: RegExp): Promise<void> {
  const nothing = jest.fn();
  shop.hosting.onStep(nothing);
  for (const run of [() => deploy(shop.options), () => showPlan(shop.options)]) {
    const running = run();
    await expect(running).rejects.toThrow(CliError);
    await expect(running).rejects.toThrow(message);
  }
  expect(nothing).not.toHaveBeenCalled();
}
const isDeployed = async () => (await shop.builds.store.readDeployed()) !== undefined;

describe('a deploy from a copy of the store that lacks the latest switch', () => {
  beforeEach(() => {
    inGit();
    push();
    elsewhere();
  });

  it('is refused, because it would undo a rollback, and the message says how to get it', async () => {
    await refused(/branch "releases" has a newer switch than .*Nothing was deployed.*"git pull"/);
  });

  it('is refused after that switch was fetched, and when it has a switch of its own', async () => {
    git('fetch', '--quiet', 'origin', 'releases');
    await refused(/"git pull"/);
    commit();
    await refused(/"git pull"/);
  });

  it('is possible on purpose', async () => {
    await deploy({ ...shop.options, mayBeOlder: true });
    expect(await isDeployed()).toBe(true);
  });

  it('is no longer refused once the copy is up to date', async () => {
    git('pull', '--quiet', 'origin', 'releases');
    await deploy(shop.options);
    expect(await isDeployed()).toBe(true);
  });
});

describe('a deploy', () => {
  it.each([
    ['of a switch that is not pushed yet, as the guide does it', () => commit()],
    ['of a switch that is not committed yet', () => undefined],
    [
      'by the job that has just pushed, from one commit without its history',
      () => {
        push();
        git('fetch', '--quiet', '--depth', '1', `file://${origin()}`, 'releases');
        commit();
        push();
      },
    ],
    ['of a store whose branch was never pushed', () => git('push', '-q', 'origin', ':releases')],
    ['of a store that is only on this machine', () => git('remote', 'remove', 'origin')],
  ])('%s goes ahead', async (_case, arrange) => {
    inGit();
    push();
    arrange();
    await deploy(shop.options);
    expect(await isDeployed()).toBe(true);
  });

  it('of a store in a folder of another repository goes ahead', async () => {
    inGit();
    push();
    elsewhere();
    renameSync(join(store, '.git'), join(shop.builds.root, '.git'));
    await deploy(shop.options);
    expect(await isDeployed()).toBe(true);
  });

  it('is refused while nobody can say whether the store is up to date', async () => {
    inGit();
    push();
    renameSync(origin(), join(shop.builds.root, 'away'));
    mkdirSync(origin());
    await refused(/cannot reach the remote "origin" of .*Nothing was deployed.*--older/s);
  });
});
