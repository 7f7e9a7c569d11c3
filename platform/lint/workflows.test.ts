import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../base';
import { git } from '../jest/testing/git';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { HOST, moduleNamed, MODULES } from '../modules';
import { pipelinesFor } from '../modules/pipelines.mjs';
import { filesRunBy } from './testing/files-run-by';
import {
  callersOf,
  commandsWithCredentials,
  jobs,
  type NamedJob,
  withCredentials,
  workflows,
} from './testing/workflows';

const namesOf = (some: readonly NamedJob[]) => some.map(({ name }) => name);
const job = (name: string) => jobs.find((one) => one.name === name);
const checkoutsOf = ({ steps }: NamedJob) =>
  steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));

it('actions are pinned to a commit', () => {
  const used = jobs.flatMap(({ uses, steps }) => [uses, ...steps.map((step) => step.uses)]);
  for (const uses of used) if (uses !== undefined) expect(uses).toMatch(/^\.\/|@[0-9a-f]{40}$/);
});

it('what a person or a pull request wrote never becomes part of a command', () => {
  for (const { run = '' } of jobs.flatMap(({ steps }) => steps)) expect(run).not.toContain('${{');
});

it('a workflow may do nothing by itself, and a job only what its own steps or those of the workflow that it uses do', () => {
  const RANK = ['read', 'write'];
  const needed = (one: NamedJob): Record<string, string> => {
    if (one.uses === undefined)
      return one.environment === undefined ? { contents: 'read' } : (one.permissions ?? {});
    const most: Record<string, string> = {};
    for (const called of jobs.filter(({ file }) => one.uses?.endsWith(`/${file}`)))
      for (const [name, access] of Object.entries(needed(called)))
        if (RANK.indexOf(access) > RANK.indexOf(most[name] ?? '')) most[name] = access;
    return most;
  };
  for (const one of jobs) expect([one.name, one.permissions]).toEqual([one.name, needed(one)]);
  for (const { on, permissions, file } of workflows)
    expect([file, permissions]).toEqual([file, 'workflow_call' in on ? undefined : {}]);
});

describe('a job with credentials', () => {
  const others = jobs.filter((one) => !withCredentials.includes(one));

  it('is one that deploys, and has an environment; no other job has credentials', () => {
    expect(namesOf(withCredentials)).toEqual(['deploy.yml: deploy', 'release.yml: preview']);
    expect(withCredentials.map(({ permissions }) => permissions)).toEqual([
      { contents: 'write', 'id-token': 'write' },
      { contents: 'read', 'id-token': 'write', 'pull-requests': 'write' },
    ]);
    expect(JSON.stringify(others)).not.toMatch(
      /secrets|vars\.|github\.token|google-github-actions/,
    );
    for (const { with: inputs } of others.flatMap(checkoutsOf))
      expect(inputs?.['persist-credentials']).toBe(false);
  });

  it('restores no cache, which another job may have written', () => {
    for (const { steps } of withCredentials)
      for (const { uses = '', with: inputs } of steps) {
        expect(uses).not.toContain('cache');
        expect(inputs ?? {}).not.toHaveProperty('cache');
        if (uses.includes('setup-node')) expect(inputs?.['package-manager-cache']).toBe(false);
      }
  });

  it('runs nothing that is not in main', () => {
    for (const one of withCredentials) {
      const runs = one.steps.flatMap(({ run = '' }) => run.split('\n'));
      const [code, ...more] = checkoutsOf(one).filter((step) => step.with?.path === 'simmer');
      expect(more).toEqual([]);
      const isMain = code?.with?.ref === 'main';
      const proof = runs.indexOf('git merge-base --is-ancestor HEAD origin/main');
      const first = runs.findIndex((run) => /\b(npm|node|npx)\b/.test(run));
      expect(isMain || (proof >= 0 && proof < first)).toBe(true);
      expect(code?.with?.['persist-credentials']).toBe(false);
    }
  });

  it('opens no browser: visiting what it has staged is a separate job, which must succeed', () => {
    expect(JSON.stringify(withCredentials)).not.toMatch(/chrom|playwright|doctor|gate|release --/i);
    for (const { name, with: inputs } of callersOf('deploy.yml'))
      expect([name, inputs?.command]).toEqual([
        name,
        expect.stringMatching(
          /^(publish|publish -- rules|publish -- .*--staged? \S+|rollback -- .*)$/,
        ),
      ]);
    expect(job('publish.yml: visit')).toMatchObject({ needs: 'stage' });
    expect(job('publish.yml: live')).toMatchObject({ needs: ['stage', 'visit'] });
    expect(job('publish.yml: live')?.if).toBeUndefined();
  });

  it('has a Node that denies network access to server builds, and no debugger that they could open', () => {
    const deploy = job('deploy.yml: deploy');
    const node = deploy?.steps.find(({ uses }) => uses?.includes('setup-node'));
    expect(node?.with?.['node-version']).toBeGreaterThanOrEqual(25);
    const command = deploy?.steps.find(({ run }) => run?.includes('npm run $COMMAND'));
    expect(command?.env?.NODE_OPTIONS).toContain('--disable-sigusr1');
  });

  it('fails on another branch: a skipped job would end green', () => {
    const deploy = job('deploy.yml: deploy');
    expect(deploy?.if).toBeUndefined();
    expect(deploy?.steps[0]).toMatchObject({
      if: "github.ref != 'refs/heads/main'",
      run: 'exit 1',
    });
  });
});

describe('guests get', () => {
  it('one change at a time, after it was checked; to compose again what is live needs no check', () => {
    const publishing = [...callersOf('publish.yml'), ...callersOf('deploy.yml')].filter(
      ({ file, name }) => file !== 'publish.yml' && name !== 'rollback.yml: rollback',
    );
    expect(namesOf(publishing)).toEqual([
      ...['release.yml: publish', 'compose.yml: compose', 'rollback.yml: again'],
      'rules.yml: publish',
    ]);
    const again = ['compose.yml', 'rollback.yml'];
    for (const { file, concurrency, needs, with: inputs } of publishing) {
      expect(concurrency).toEqual({ group: 'publish', queue: 'max' });
      if (again.includes(file)) expect(inputs?.command).toBe('publish');
      else expect(needs).toBe('check');
    }
    expect(job('rollback.yml: again')?.needs).toBe('rollback');
    // Inside these workflows, a concurrency group would wait for the run that it is part of.
    const inside = workflows.filter(({ file }) => /^(publish|deploy|visit)\.yml$/.test(file));
    expect(JSON.stringify(inside)).not.toContain('concurrency');
  });

  it('a rollback without waiting for any check, reviewer or other run; it is repeated later, even after a failure', () => {
    const rollback = workflows.find(({ file }) => file === 'rollback.yml');
    expect(rollback).not.toHaveProperty('concurrency');
    const first = job('rollback.yml: rollback');
    expect(first).toMatchObject({ with: { environment: 'rollback' } });
    expect(first).not.toHaveProperty('needs');
    expect(first).not.toHaveProperty('concurrency');
    expect(job('rollback.yml: again')).toMatchObject({
      if: '${{ !cancelled() }}',
      with: { command: 'publish', environment: 'rollback' },
    });
  });

  it('the pages of the commit that was checked, and the modules of the latest main', () => {
    const [code] = checkoutsOf(job('release.yml: check')!);
    expect(code?.with?.ref).toBe(
      "${{ github.event_name != 'pull_request' && inputs.names != 'pages' && 'main' || '' }}",
    );
    expect(job('release.yml: publish')?.if).toBe("github.event_name != 'pull_request'");
    for (const { with: inputs } of callersOf('deploy.yml').filter(
      ({ file }) => file === 'publish.yml',
    ))
      expect(inputs?.isOfRun).toBe("${{ inputs.names == 'pages' }}");
  });

  it('what the code of the change itself has visited, which may change together with what it visits', () => {
    for (const { with: inputs } of checkoutsOf(job('visit.yml: visit')!))
      expect(inputs).not.toHaveProperty('ref');
  });

  it('what one team releases, even if another team’s release in the same change fails', () => {
    expect(callersOf('release.yml')).toMatchObject([
      {
        ...{ name: 'change.yml: release', needs: 'plan', strategy: { 'fail-fast': false } },
        with: { names: '${{ matrix.names }}' },
      },
    ]);
    // Artifacts of one run may not have the same name.
    const { steps } = job('release.yml: check')!;
    for (const { with: inputs } of steps.filter(({ uses }) => uses?.includes('upload-artifact')))
      expect(inputs?.name).toContain('${{ inputs.names }}');
  });

  it('database rules only on purpose, from a separate workflow, after their tests', () => {
    const deploying = callersOf('deploy.yml').filter(({ with: inputs }) =>
      /\brules\b/.test(String(inputs?.command)),
    );
    expect(namesOf(deploying)).toEqual(['rules.yml: publish']);
    expect(deploying).toMatchObject([{ with: { isOfRun: true } }]);
    expect(workflows.find(({ file }) => file === 'rules.yml')?.on).toEqual({
      push: { branches: ['main'], paths: ['firestore.rules'] },
    });
    expect(job('rules.yml: check')?.steps.at(-1)).toMatchObject({ run: 'npm run test:rules' });
  });
});

it('a preview waits for no verdict, is not made for a fork, and is deployed by code from main', () => {
  expect(job('release.yml: build')).not.toHaveProperty('needs');
  const preview = job('release.yml: preview');
  expect(preview).toMatchObject({ needs: 'build', environment: 'preview' });
  expect(preview?.if).toContain('head.repo.full_name == github.repository');
});

describe('a change to', () => {
  const { at, write } = temporaryFolder();
  const { makesPages = [] } = moduleNamed(HOST);
  const needed = (...files: string[]) => pipelinesFor(files, MODULES, makesPages);
  const isReleased = (path: string) => needed(path).releases.length > 0;

  it.each(MODULES)('%s releases it', (name) => {
    expect(needed(`${name}/src/x.ts`)).toEqual({ releases: [name], isTested: false });
  });

  it('two modules releases each by itself, and to shared all modules in one step', () => {
    const two = ['shell/src/x.ts', 'menu-mfe/src/x.ts'];
    expect(needed(...two).releases).toEqual(['menu-mfe', 'shell']);
    expect(needed(...two, 'shared/src/cart/x.ts').releases).toEqual([MODULES.join(' ')]);
  });

  it('the files that the database rules are tested with runs all tests, and releases no module', () => {
    expect(needed('shared/tools/rules/menu.cloud.test.ts')).toEqual({
      ...{ releases: [], isTested: true },
    });
  });

  it('whatever makes the pages or brings them to guests releases the pages', () => {
    const commands = commandsWithCredentials().map((name) => `platform/cli/${name}.ts`);
    const files = filesRunBy(['platform/run.mjs', 'shell/tools/shop.platform.ts', ...commands]);
    expect(files.filter((path) => !needed(path).releases.includes('pages'))).toEqual([]);
  }, 60_000);

  it('any file runs a pipeline that tests it; for words, the check of every change is enough', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const unseen = tracked.filter(
      (path) => path !== '' && !isReleased(path) && !needed(path).isTested,
    );
    expect(unseen.filter((path) => !/^docs\/.*\.(md|svg)$|\.md$/.test(path))).toEqual([]);
    expect(needed('docs/hosting-headers.md').isTested).toBe(true);
  });

  it('the place or the content of a file releases the modules where it was and is, whatever its language', () => {
    const script = 'platform/modules/pipelines.mjs';
    const names = ['shell', 'cart-mfe', 'menu-mfe', 'cafe-mfe'];
    for (const name of names) write(`${name}/module.json`, '{}');
    write(script, readFileSync(script));
    write('menu-mfe/src/pie.ts', 'pie');
    const commit = (message: string) => {
      git(at(), 'add', '--all');
      git(at(), 'commit', '--quiet', '--message', message);
    };
    git(at(), 'init', '--quiet');
    commit('a shop');
    git(at(), 'mv', 'menu-mfe/src/pie.ts', 'cart-mfe/pie.ts');
    write('cafe-mfe/café.ts', 'café');
    commit('a move');
    const output = execFileSync(process.execPath, [at(script), 'HEAD~1'], { encoding: 'utf8' });
    expect(output).toContain('releases=["cafe-mfe","cart-mfe","menu-mfe"]');
  });

  it('a branch by a forced push counts as a change to every file', () => {
    const outputs = (before: string) =>
      execFileSync(process.execPath, ['platform/modules/pipelines.mjs', before], {
        ...{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      });
    const all = [...MODULES].sort().join(' ');
    expect(outputs('0'.repeat(40))).toBe(`releases=["${all}","pages"]\nisTested=true\n`);
    expect(outputs('HEAD')).toBe('releases=[]\nisTested=false\n');
  });
});
