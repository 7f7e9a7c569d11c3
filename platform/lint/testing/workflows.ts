import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../base';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  with?: Record<string, unknown>;
  strategy?: { 'fail-fast'?: boolean };
  concurrency?: { group: string; queue?: string };
  environment?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join(root, '.github/workflows');

/** All workflows. GitHub's language service has checked their form. */
export const workflows = readdirSync(folder).map((file): { file: string } & Workflow => ({
  file,
  ...parse(readFileSync(join(folder, file), 'utf8')),
}));

/** The jobs of all workflows, named as "deploy.yml: deploy". */
export const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, { steps = [], ...job }]) => ({
    name: `${file}: ${name}`,
    file,
    steps,
    ...job,
  })),
);
export type NamedJob = (typeof jobs)[number];

/** The jobs that have credentials. */
export const withCredentials = jobs.filter(({ environment }) => environment !== undefined);

/** The jobs that have another workflow do their work. */
export const callersOf = (file: string) =>
  jobs.filter(({ uses }) => uses === `./.github/workflows/${file}`);

/** The commands of npm that run with credentials: in such a job itself, or as the input of the one that takes any. */
export function commandsWithCredentials(): string[] {
  const own = withCredentials.flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([a-z][\w-]*)/g)]),
  );
  const given = callersOf('deploy.yml').map(({ with: inputs }) => String(inputs?.command));
  const names = [
    ...own.map(([, name = '']) => name),
    ...given.map((command) => command.split(' ', 1).join()),
  ];
  return [...new Set(names)];
}
