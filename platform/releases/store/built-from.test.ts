import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../base';
import { builtFrom, requireNotOlder } from './built-from';
import { cleanCommit } from './commits';
import { publish } from './publish';
import { EMPTY, type State } from './state';
import { fakeBuilds, type FakeBuilds } from './testing/fake-builds';
import { release, startCanary } from './transitions';

const MENU = 'menu-mfe';
const how = { module: MENU, at: new Date() } as const;
const IDENTITY = ['-c', 'user.name=Cook', '-c', 'user.email=cook@kitchen.test'];
let builds: FakeBuilds;
const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: builds.root, encoding: 'utf8' }).trim();

beforeEach(() => {
  builds = fakeBuilds();
  git('init', '--quiet');
  builds.write('.gitignore', 'published/\n');
});
afterEach(() => {
  builds.cleanUp();
});

/** A commit with this build, and its release in the store. */
async function committed(content: string): Promise<{ version: string; commit: string }> {
  builds.rebuild(MENU, content);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', content);
  return {
    version: await publish(builds.store, builds.root, MENU),
    commit: git('rev-parse', 'HEAD'),
  };
}

const compared = (state: State, version: string) =>
  requireNotOlder(builds.store, builds.root, state, { module: MENU, version });
const commitOf = (version: string) => builtFrom(builds.store, MENU, version);

describe('the commit of a release', () => {
  it('is recorded, and does not change the version', async () => {
    const { version, commit } = await committed('const menu = 1;');
    expect(await commitOf(version)).toBe(commit);
    expect(await committed('const menu = 1;')).toEqual({ version, commit: expect.anything() });
  });

  it.each([
    ['when a file is not committed', () => builds.write('note.txt', 'new')],
    ['without git', () => rmSync(join(builds.root, '.git'), { recursive: true })],
  ])('is unknown %s', async (_case, arrange) => {
    await committed('const menu = 1;');
    arrange();
    expect(await cleanCommit(builds.root)).toBeUndefined();
    expect(await commitOf(await builds.publishNew(MENU, 'const menu = 2;'))).toBeUndefined();
  });

  it('is the latest of those that give the same build', async () => {
    const first = await committed('const menu = 1;');
    await committed('const menu = 2;');
    const third = await committed('const menu = 1;');
    expect(third.version).toBe(first.version);
    expect(await commitOf(first.version)).toBe(third.commit);
    git('checkout', '--quiet', first.commit);
    await publish(builds.store, builds.root, MENU);
    expect(await commitOf(first.version)).toBe(third.commit);
  });
});

describe('a release of an older commit', () => {
  it('does not replace that of a later one, live or canary, and both are named', async () => {
    const older = await committed('const menu = 1;');
    const later = await committed('const menu = 2;');
    const live = release(EMPTY, later.version, how);
    const trying = startCanary(release(EMPTY, '1.0.0', how), later.version, 5, how);
    for (const state of [live, trying]) {
      const trial = compared(state, older.version);
      await expect(trial).rejects.toThrow(CliError);
      await expect(trial).rejects.toThrow(
        `menu-mfe ${older.version} was built from commit ${older.commit.slice(0, 8)}, but guests have ${later.version} from the later commit ${later.commit.slice(0, 8)}.`,
      );
    }
  });

  it('is replaced by that of a later one without a remark', async () => {
    const older = await committed('const menu = 1;');
    const later = await committed('const menu = 2;');
    expect(await compared(release(EMPTY, older.version, how), later.version)).toEqual([]);
  });

  it('may be taken back by a later commit, although it was released before', async () => {
    await committed('const menu = 1;');
    const second = await committed('const menu = 2;');
    const third = await committed('const menu = 1;');
    expect(await compared(release(EMPTY, second.version, how), third.version)).toEqual([]);
  });

  it('passes with a remark when the commits cannot be compared', async () => {
    const older = await committed('const menu = 1;');
    const later = await committed('const menu = 2;');
    rmSync(join(builds.root, '.git'), { recursive: true });
    git('init', '--quiet');
    const [remark] = await compared(release(EMPTY, later.version, how), older.version);
    expect(remark).toContain('this clone cannot compare the commits');
    const unknown = await builds.publishNew(MENU, 'const menu = 3;');
    expect((await compared(release(EMPTY, later.version, how), unknown))[0]).toContain(
      `${unknown} (unknown commit)`,
    );
  });
});
