import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, root } from '../base';
import type { Command } from './command';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const NAMES = [
  'dev-module',
  ...Object.values<string>(scripts).flatMap(
    (script) => /^node platform\/run\.mjs ([\w-]+)$/.exec(script)?.[1] ?? [],
  ),
];
/** They pass their arguments to another program, which rejects unknown ones. */
const PASSING = ['test-e2e', 'test-hosting', 'test-rules'];

async function load(name: string): Promise<Command> {
  return (await import(`./${name}`)).command;
}

async function printed(name: string, args: string[]): Promise<{ code: number; text: string }> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await (await load(name))(args);
  return { code, text: log.mock.calls.flat().join('\n') };
}

describe.each(NAMES)('the command %s', (name) => {
  it.each(['--help', '-h'])('explains itself with %s, and starts nothing', async (option) => {
    const { code, text } = await printed(name, [option]);
    expect(code).toBe(0);
    expect(text).toMatch(/^\n {2}(npm (start|test)|npm run [\w:-]+)(?!\S)/);
    expect(text).toMatch(/\n {2}[A-Z].*[.]\n/);
    expect(text).toContain('--help');
  });
});

describe.each(NAMES.filter((name) => !PASSING.includes(name)))('the command %s', (name) => {
  it('refuses an option that it does not know, in one sentence', async () => {
    const run = (await load(name))(['--nonsense']);
    await expect(run).rejects.toThrow(CliError);
    await expect(run).rejects.toThrow(
      /^Unknown option '--nonsense': "npm .*" shows its arguments\.$/,
    );
  });
});

describe('npm start', () => {
  it('names the demos, and refuses one that there is not', async () => {
    expect((await printed('start', ['--help'])).text).toMatch(/--demo <name> +.*: bakery/);
    const run = (await load('start'))(['--demo', 'butcher']);
    await expect(run).rejects.toThrow(
      new CliError('There is no demo "butcher": --demo takes one of bakery.'),
    );
  });
});

describe('npm run make-manager', () => {
  it.each([
    ['no email', []],
    ['two emails', ['a@b.example', 'c@d.example']],
  ])('asks for the account when it gets %s', async (_, args) => {
    await expect((await load('make-manager'))(args)).rejects.toThrow(/^Name the account: /);
  });

  it('takes the project of the deployed site', async () => {
    const run = (await load('make-manager'))(['a@b.example', '--project', 'My Kitchen']);
    await expect(run).rejects.toThrow('"My Kitchen" is not the id of a Firebase project');
  });

  it('refuses a project without its id', async () => {
    const run = (await load('make-manager'))(['a@b.example', '--project']);
    await expect(run).rejects.toThrow(CliError);
  });
});

describe('npm run test:browsers', () => {
  it('refuses an engine that it does not know', async () => {
    const run = (await load('test-browsers'))(['--engine', 'opera']);
    await expect(run).rejects.toThrow(
      new CliError('There is no engine "opera": --engine takes one of firefox, webkit.'),
    );
  });
});

describe('a command without arguments', () => {
  it('refuses a word', async () => {
    const run = (await load('releases'))(['menu-mfe']);
    await expect(run).rejects.toThrow(
      new CliError(
        `Unexpected argument 'menu-mfe': "npm run releases -- --help" shows its arguments.`,
      ),
    );
  });
});

describe('in the terminal', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['platform/run.mjs', ...args], { cwd: root, encoding: 'utf8' });

  it('help ends with 0', () => {
    const { status, stdout } = run('build', '--help');
    expect(stdout).toContain('npm run build -- [module...]');
    expect(status).toBe(0);
  });

  it('an option without its value ends with 1 and a sentence, without a stack', () => {
    const { status, stderr } = run('releases', '--store');
    expect(stderr.trim()).toBe(
      `Option '--store <value>' argument missing: "npm run releases -- --help" shows its arguments.`,
    );
    expect(status).toBe(1);
  });
});
