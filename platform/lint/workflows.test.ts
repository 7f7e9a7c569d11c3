import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../base';
import { MODULES } from '../modules';

interface Step {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  needs?: string;
  uses?: string;
  with?: Record<string, unknown>;
  environment?: string;
  outputs?: Record<string, string>;
  permissions?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  env?: Record<string, string>;
  on: Record<string, { paths?: string[]; inputs?: Record<string, unknown> } | null>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');
const texts = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const workflows = new Map(
  [...texts].map(([name, text]) => [name, parse(text) as Workflow] as const),
);
const jobs = [...workflows].flatMap(([file, { jobs: all }]) =>
  Object.entries(all).map(([name, job]) => ({ name: `${file}: ${name}`, job })),
);
const working = jobs.filter(({ job }) => job.steps !== undefined);
const stepsOf = (job: Job) => job.steps ?? [];

it('every action is pinned to a commit, with its version beside it', () => {
  const uses = [...texts.values()].flatMap((text) => text.match(/uses: .*/g) ?? []);
  const foreign = uses.filter((line) => !line.includes('./.github/workflows/'));
  expect(foreign.length).toBeGreaterThan(10);
  for (const line of foreign)
    expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('one version of each action is used', () => {
  const uses = [...texts.values()].flatMap((text) => text.match(/uses: [\w-]+\/.*/g) ?? []);
  const names = new Set([...new Set(uses)].map((line) => line.split('@')[0]));
  expect(new Set(uses).size).toBe(names.size);
});

it('a workflow runs commands of this repository only, one to a step, or fails at once', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const runs = working.flatMap(({ job }) => stepsOf(job).flatMap(({ run }) => run ?? []));
  const others = runs.filter((run) => !['npm ci', 'exit 1'].includes(run));
  for (const run of others) {
    expect(run).toMatch(
      /^((npm run|npx jest|node platform\/run\.mjs) [^\n;|&]+|\.ci\/run|gh pr comment [^\n;|&]+)$/,
    );
    const [, script] = /^npm run ([\w:-]+)/.exec(run) ?? [];
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
  }
});

it('no package runs a script of its own when it is installed, here or on a developer’s machine', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('what a person or a pull request wrote never becomes part of a command', () => {
  for (const { job } of working)
    for (const { run } of stepsOf(job)) expect(run ?? '').not.toContain('${{');
});

it('checks run without credentials: only jobs with an environment get any', () => {
  const checks = working.filter(({ job }) => job.environment === undefined);
  expect(checks.map(({ name }) => name).sort()).toEqual([
    'every-change.yml: check',
    'platform.yml: check',
    'release-module.yml: check',
    'rules.yml: check',
    'weekly.yml: check',
  ]);
  for (const { job } of checks) {
    expect(job.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(job)).not.toMatch(/secrets\.|vars\.|github\.token|google-github-actions/);
    for (const step of stepsOf(job))
      if (step.uses?.startsWith('actions/checkout'))
        expect(step.with?.['persist-credentials']).toBe(false);
  }
});

it('what is deployed is what was checked, in an environment of its own, from main', () => {
  const publish = workflows.get('publish.yml')?.jobs.publish;
  expect(publish).toMatchObject({
    environment: 'production',
    if: "github.ref == 'refs/heads/main'",
  });
  const steps = JSON.stringify(publish?.steps);
  expect(steps).toContain('actions/download-artifact');
  expect(steps).not.toMatch(/npm run (build|release|canary|promote|rollback|gate)/);
  const deploying = jobs.filter(({ job }) => JSON.stringify(job).includes('npm run deploy'));
  expect(deploying.map(({ name }) => name)).toEqual(['publish.yml: publish']);
});

it('a switch that a person starts from another branch fails and says why, before anything is checked', () => {
  const [checkout, refusal] = stepsOf(workflows.get('release-module.yml')?.jobs.check ?? {});
  expect(checkout?.uses).toContain('actions/checkout');
  expect(refusal).toEqual({
    name: 'Run it from main, because nothing else is published',
    if: "github.event_name == 'workflow_dispatch' && github.ref != 'refs/heads/main'",
    run: 'exit 1',
  });
});

const release = workflows.get('release-module.yml');
const checks = release?.jobs.check;
const [{ env }] = stepsOf(checks ?? {}).filter(({ run }) => run?.includes('$COMMAND')) as [Step];

it('a release reads what is accepted in all commits of a push, and so has the whole history', () => {
  expect(env?.SIMMER_PUSHED_AFTER).toBe(
    "${{ github.event_name == 'push' && github.event.before || '' }}",
  );
  const [checkout] = stepsOf(checks ?? {});
  expect(checkout?.with?.['fetch-depth']).toBe(0);
});

describe('a canary', () => {
  it('is what a merge to main starts whose message says so, with a tenth of the visitors', () => {
    expect(release?.env?.COMMAND).toBe(
      "${{ contains(github.event.head_commit.message, 'Release: canary') && 'canary' || inputs.command }}",
    );
    expect(env?.ARGUMENTS).toBe("${{ inputs.arguments || env.COMMAND == 'canary' && '10' || '' }}");
    expect(checks?.outputs?.command).toBe('${{ env.COMMAND }}');
    expect(release?.jobs.publish?.with?.message).toContain('${{ needs.check.outputs.command }}');
  });

  it('that is started by hand accepts what the person enters, and nothing that the latest commit says', () => {
    expect(env?.ACCEPT).toBe("${{ inputs.command == 'release' && '--accept commit' || '' }}");
    const canary = workflows.get('canary.yml');
    expect(canary?.on.workflow_dispatch?.inputs).toHaveProperty('accept');
    expect(canary?.jobs.module?.with?.arguments).toBe(
      "${{ inputs.share }} ${{ inputs.accept && format('--accept {0}', inputs.accept) }}",
    );
  });
});

it('only the pipeline that tested the database rules deploys them, not that of a module', () => {
  const publishing = jobs.filter(({ job }) => job.uses?.endsWith('/publish.yml'));
  expect(publishing.map(({ name, job }) => [name, job.with?.rules === true])).toEqual([
    ['release-module.yml: publish', false],
    ['rules.yml: publish', true],
  ]);
  const tests = stepsOf(workflows.get('rules.yml')?.jobs.check ?? {}).map(({ run }) => run);
  expect(tests).toContain('npm run test:rules');
  expect(workflows.get('rules.yml')?.jobs.publish?.needs).toBe('check');
  const publish = workflows.get('publish.yml');
  expect(publish?.on.workflow_call?.inputs?.rules).toMatchObject({ default: false });
  const deploying = stepsOf(publish?.jobs.publish ?? {}).filter(({ run }) =>
    run?.startsWith('npm run deploy'),
  );
  expect(deploying).toMatchObject([
    {
      run: 'npm run deploy -- $RULES',
      env: { RULES: "${{ !inputs.rules && '--no-rules' || '' }}" },
    },
  ]);
});

it('a preview is deployed by code of the branch that is merged into, in an environment of its own, and not for a fork', () => {
  const preview = workflows.get('release-module.yml')?.jobs.preview;
  expect(preview?.environment).toBe('preview');
  expect(preview?.if).toContain('head.repo.full_name == github.repository');
  const [code] = stepsOf(preview ?? {}).filter(({ with: input }) => input?.path === 'simmer');
  expect(code?.with?.ref).toBe('${{ github.event.pull_request.base.sha }}');
});

it('each pipeline of a pull request has a preview of its own, and says its address once', () => {
  const steps = stepsOf(release?.jobs.preview ?? {});
  const channel = steps.find(({ env: one }) => one?.CHANNEL !== undefined)?.env?.CHANNEL;
  // The name of the workflow that calls this one.
  expect(channel).toBe('pr-${{ github.event.number }}-${{ github.workflow }}');
  for (const name of MODULES) expect(parse(texts.get(`${name}.yml`) ?? '').name).toBe(name);
  expect(steps.at(-1)).toMatchObject({
    if: "hashFiles('preview.md') != ''",
    run: 'gh pr comment "$PULL_REQUEST" --body-file ../preview.md',
  });
});

describe('a change of', () => {
  const triggered = (path: string) =>
    [...workflows]
      .filter(([, { on }]) => on.pull_request?.paths?.some((pattern) => covers(pattern, path)))
      .map(([file]) => file);
  const covers = (pattern: string, path: string) =>
    pattern === path ||
    (pattern.endsWith('/**') && path.startsWith(pattern.slice(0, -2))) ||
    (pattern === '*' && /^[^./][^/]*$/.test(path)) ||
    (pattern === '.*' && /^\.[^/]+$/.test(path));

  it.each(MODULES)('%s runs its own pipeline', (name) => {
    expect(triggered(`${name}/src/x.ts`)).toEqual([`${name}.yml`]);
  });

  it('shared runs the pipeline of all modules', () => {
    expect(triggered('shared/src/x.ts')).toEqual(['shared.yml']);
  });

  it.each([
    'firestore.rules',
    'platform/gate/gate.ts',
    'e2e/guest/browse.spec.ts',
    '.github/workflows/menu-mfe.yml',
    '.ci/run',
    'package-lock.json',
    'README.md',
    '.nvmrc',
    '.prettierrc.json',
    'docs/design.md',
  ])('%s runs all tests', (path) => {
    expect(triggered(path)).toContain('platform.yml');
    expect(texts.get('platform.yml')).toContain('run: .ci/run');
  });

  it.each(['pull_request', 'push'])(
    'any file is checked by what reads all of them: %s',
    (event) => {
      const every = workflows.get('every-change.yml');
      expect(every?.on[event]?.paths).toBeUndefined();
      expect(Object.keys(every?.on ?? {})).toContain(event);
      expect(stepsOf(every?.jobs.check ?? {}).map(({ run }) => run)).toEqual(
        expect.arrayContaining([
          'npm run lint:files',
          'npx jest platform/lint platform/test-runner',
        ]),
      );
    },
  );

  it('every tracked file but a changeset runs more than that', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const unseen = tracked.filter((path) => path !== '' && triggered(path).length === 0);
    expect(unseen.filter((path) => !path.startsWith('.changeset/'))).toEqual([]);
  });
});

it('every week the shop is examined and gets a test order, also when the first finds something', () => {
  const weekly = workflows.get('weekly.yml');
  expect(weekly?.on).toHaveProperty('schedule', [
    { cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) },
  ]);
  expect(stepsOf(weekly?.jobs.check ?? {}).slice(-2)).toEqual([
    { run: 'npm run doctor -- --store ../releases' },
    { if: '!cancelled()', run: 'npm run doctor -- --order --store ../releases' },
  ]);
});

it('a workflow with a fault is found by lint', () => {
  const lint = join(root, 'platform/lint/lint-workflows.mjs');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [lint, ...args], { cwd: root, stdio: 'pipe' });
  expect(() => run()).not.toThrow();
  expect(() => run('platform/lint/testing')).toThrow(/property "nothing" is not defined/);
});
