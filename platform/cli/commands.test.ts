import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, root } from '../base';
import type { Command } from './command';

const NAMES = readdirSync(__dirname)
  .filter((file) => /^export const command =/m.test(readFileSync(join(__dirname, file), 'utf8')))
  .map((file) => file.replace('.ts', ''));
/** They pass their arguments to another program, which rejects unknown ones. */
const PASSING = ['test-e2e', 'test-rules'];

async function load(name: string): Promise<Command> {
  return (await import(`./${name}`)).command;
}

it.each(NAMES)('the command %s explains itself with --help, and starts nothing', async (name) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await (await load(name))(['--help'])).toBe(0);
  const text = log.mock.calls.flat().join('\n');
  expect(text).toMatch(/^\n {2}(npm (start|test)|npm run [\w:-]+|node platform\/run\.mjs)(?!\S)/);
  expect(text).toMatch(/\n {2}[A-Z].*[.]\n/);
});

it.each(NAMES.filter((name) => !PASSING.includes(name)))(
  'the command %s refuses an option that it does not know, in one sentence',
  async (name) => {
    const run = (await load(name))(['--nonsense']);
    await expect(run).rejects.toThrow(CliError);
    await expect(run).rejects.toThrow(
      /^Unknown option '--nonsense': "(npm|node) .*" shows its arguments\.$/,
    );
  },
);

it.each([
  ['start', ['--demo', 'butcher'], 'There is no demo "butcher"'],
  ['releases', ['menu-mfe'], "Unexpected argument 'menu-mfe'"],
  [
    'rollback',
    ['menu-mfe', 'shell', '--expect', '1.0.0', '--store', '/none'],
    'A rollback of menu-mfe goes back from nothing, but 1.0.0 was expected. Nothing was changed.',
  ],
  [
    'canary',
    ['--promote', '--expect', '1.0.0', '--store', '/none'],
    'The canary is none, but 1.0.0 was expected. Nothing was changed.',
  ],
  [
    'canary',
    ['--promote', '--expect=', '--store', '/none'],
    'Give the version of the canary to promote',
  ],
  ['canary', ['menu-mfe', '10', '--expect', '1.0.0'], 'it needs "--promote"'],
])('the command %s with %j says what is wrong', async (name, args, sentence) => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect((await load(name))(args)).rejects.toThrow(CliError);
  await expect((await load(name))(args)).rejects.toThrow(sentence);
});

it('in the terminal, a mistake ends with 1 and a sentence, without a stack', () => {
  const args = ['platform/run.mjs', 'releases', '--store'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr.trim()).toBe(
    `Option '--store <value>' argument missing: "npm run releases -- --help" shows its arguments.`,
  );
  expect(status).toBe(1);
});
