import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../base';
import { MODULES } from '../modules';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  concurrency?: { group: string };
  environment?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  on: { pull_request?: { paths?: string[] } | null };
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file): { file: string } & Workflow => ({
  file,
  ...parse(readFileSync(join(folder, file), 'utf8')),
}));
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, { steps = [], ...job }]) => ({
    name: `${file}: ${name}`,
    steps,
    ...job,
  })),
);
const steps = jobs.flatMap((job) => job.steps);
const namesOf = (some: typeof jobs) => some.map(({ name }) => name);

it('actions are pinned to a commit', () => {
  for (const { uses = '@0' } of steps) expect(uses).toMatch(/@(0|[0-9a-f]{40})$/);
});

it('what a person or a pull request wrote never becomes part of a command', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

it('checks run without credentials: only a job with an environment has any', () => {
  const checks = jobs.filter((job) => job.steps.length > 0 && job.environment === undefined);
  expect(checks.length).toBeGreaterThan(3);
  for (const check of checks) {
    expect(check.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(check)).not.toMatch(
      /secrets\.|vars\.|github\.token|google-github-actions/,
    );
    for (const { uses, with: input } of check.steps)
      if (uses?.startsWith('actions/checkout')) expect(input?.['persist-credentials']).toBe(false);
  }
});

it('what is deployed was checked before, and is deployed from main in a separate environment', () => {
  const deploying = jobs.filter((job) =>
    job.steps.some(({ run }) => /^npm run deploy/.test(run ?? '')),
  );
  expect(namesOf(deploying)).toEqual(['publish.yml: publish']);
  expect(deploying).toMatchObject([
    { environment: '${{ inputs.environment }}', if: "github.ref == 'refs/heads/main'" },
  ]);
  expect(JSON.stringify(deploying)).not.toMatch(/npm run (build|release|canary|rollback|gate)/);
});

it('a job with credentials composes nothing: the pages come from one that has none', () => {
  const [publish] = jobs.filter(({ name }) => name === 'publish.yml: publish');
  const commands = publish?.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toContain('store-accept ../switched --modules "$MODULES" --pages ../pages');
  expect(commands).toContain('npm run deploy -- --pages ../pages');
  expect(commands).not.toContain('--compose');
});

it('runs compose and publish one after another; a rollback waits for no check, no reviewer and no other run', () => {
  const callers = jobs.filter(({ uses }) => uses === './.github/workflows/publish.yml');
  const isRollback = (job: Job) => job.with?.environment === 'rollback';
  expect(namesOf(callers.filter(isRollback))).toEqual(['rollback.yml: module']);
  for (const job of callers)
    expect(job.concurrency?.group).toBe(isRollback(job) ? undefined : 'publish');
  const waiting = workflows.filter(({ file }) => /^(rollback|publish)\.yml$/.test(file));
  expect(JSON.stringify(waiting.map((one) => one.jobs))).not.toContain('concurrency');
  expect(JSON.stringify(workflows.find(({ file }) => file === 'rollback.yml'))).not.toContain(
    'needs',
  );
});

it('a preview is deployed by code of the target branch, and not for a fork', () => {
  const [preview] = jobs.filter(({ environment }) => environment === 'preview');
  expect(preview?.if).toContain('head.repo.full_name == github.repository');
  expect(preview?.steps[0]?.with?.ref).toBe('${{ github.event.pull_request.base.sha }}');
});

describe('a change to', () => {
  const covers = (pattern: string, path: string) =>
    pattern === path ||
    (pattern.endsWith('/**') && path.startsWith(pattern.slice(0, -2))) ||
    (pattern === '*' && /^[^./][^/]*$/.test(path)) ||
    (pattern === '.*' && /^\.[^/]+$/.test(path));
  const triggered = (path: string) =>
    workflows
      .filter(({ on }) => on.pull_request?.paths?.some((pattern) => covers(pattern, path)))
      .map(({ file }) => file);

  it.each([...MODULES, 'shared'])('%s runs its own pipeline', (name) => {
    expect(triggered(`${name}/src/x.ts`)).toEqual([`${name}.yml`]);
  });

  it('any file but a changeset runs a pipeline that tests it', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const unseen = tracked.filter((path) => path !== '' && triggered(path).length === 0);
    expect(unseen.filter((path) => !path.startsWith('.changeset/'))).toEqual([]);
  });
});
