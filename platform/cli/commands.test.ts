import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, HOME } from '../base';
import { openStore } from '../releases';
import type { Command } from './command';
import { printWhere } from './store-option';

const NAMES = readdirSync(__dirname)
  .filter((file) => /^export const command =/m.test(readFileSync(join(__dirname, file), 'utf8')))
  .map((file) => file.replace('.ts', ''));
/** A store with one release. */
const ONE_RELEASE = mkdtempSync(join(tmpdir(), 'shop-'));
/** The configuration of a shop that is on the web. */
const ON_THE_WEB = join(ONE_RELEASE, 'site.config.json');
const business = { name: 'Library', url: 'https://library.example' };
beforeAll(() => {
  writeFileSync(ON_THE_WEB, JSON.stringify({ business, firebase: { projectId: 'library' } }));
  writeFileSync(join(ONE_RELEASE, 'live.json'), '{"live":{"hours":"1.0.0"},"log":[]}');
  writeFileSync(join(ONE_RELEASE, 'hosts.json'), '{"origins":{}}');
});

afterAll(() => {
  rmSync(ONE_RELEASE, { recursive: true });
});

/** They pass their arguments to another program, which rejects unknown ones. */
const PASSING = ['firebase', 'test-e2e', 'test-rules'];

const inTerminal = (...args: string[]) =>
  spawnSync(process.execPath, ['platform/run.mjs', ...args], { cwd: HOME, encoding: 'utf8' });

async function load(name: string): Promise<Command> {
  return (await import(`./${name}`)).command;
}

it.each(NAMES)('the command %s explains itself with --help, and starts nothing', async (name) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await (await load(name))(['--help'])).toBe(0);
  const text = log.mock.calls.flat().join('\n');
  expect(text).toMatch(/^\n {2}(npm (start|test)|npm run [\w:-]+) -- (?!\s)/);
  expect(text).toMatch(/\n {2}[A-Z].*[.]\n/);
});

it.each(NAMES.filter((name) => !PASSING.includes(name)))(
  'the command %s refuses an option that it does not know, in one sentence',
  async (name) => {
    const run = (await load(name))(['--nonsense']);
    await expect(run).rejects.toThrow(CliError);
    await expect(run).rejects.toThrow(
      /^Unknown option '--nonsense': "npm .*" shows its arguments\.$/,
    );
  },
);

it.each([
  ['start', ['--demo', 'butcher'], 'There is no demo "butcher"'],
  ['releases', ['hours'], "Unexpected argument 'hours'"],
  ['rollback', ['hours', '--switch', '41'], 'Name modules, or the number of one switch'],
  [
    'release',
    ['hours', '--write', ONE_RELEASE, '--store', ONE_RELEASE],
    'is a store of releases, which what was checked would replace. Nothing was changed.',
  ],
  ['publish', ['hours', '--store', ONE_RELEASE], 'Name what was checked: "npm run release'],
  // Otherwise what is live already would be brought to guests, and called live.
  ['publish', ['--from', 'checked', '--store', ONE_RELEASE], '--from needs what was checked'],
  ['publish', ['--stage', 'staged.json', '--store', ONE_RELEASE], '--stage needs what was checked'],
  [
    'publish',
    ['rules', '--staged', 'x', '--store', ONE_RELEASE],
    '--staged needs what was checked',
  ],
  [
    'publish',
    ['hours', '--from', 'x', '--stage', 'y', '--staged', 'y', '--store', ONE_RELEASE],
    'Either --stage or --staged',
  ],
  [
    'release',
    ['pages', '--unlisted', '--write', 'checked', '--store', ONE_RELEASE],
    'The pages cannot be stored for a tab alone',
  ],
  ['publish', ['rules', 'hours', '--store', ONE_RELEASE], 'the rules alone, without modules'],
  [
    'rollback',
    ['hours@2.0.0', 'shell', '--store', ONE_RELEASE],
    'hours 1.0.0 is live, and not 2.0.0. Nothing was changed.',
  ],
])('the command %s with %j says what is wrong', async (name, args, sentence) => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.replaceProperty(process, 'env', { ...process.env, LIBRARY_SITE_CONFIG: ON_THE_WEB });
  await expect((await load(name))(args)).rejects.toThrow(CliError);
  await expect((await load(name))(args)).rejects.toThrow(sentence);
});

it.each([['releases'], ['rollback', 'hours'], ['publish'], ['doctor'], ['preview', 'hours']])(
  'the command %s refuses a folder that is no store, by its name',
  async (name, ...args) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const run = (await load(name))([...args, '--store', '/typo']);
    await expect(run).rejects.toThrow(
      'There is no store of releases in /typo: it has no live.json.',
    );
  },
);

it.each([
  ['rollback', ['hours'], 'store', '../shop'],
  ['release', ['hours'], 'unlisted', 'true'],
  ['build', [], 'budget', 'true'],
])(
  'the command %s with %j does nothing if npm has taken its option --%s, for lack of a “--”',
  async (name, args, option, value) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.replaceProperty(process, 'env', { ...process.env, [`npm_config_${option}`]: value });
    await expect((await load(name))(args)).rejects.toThrow(
      `npm took --${option} for itself: write "npm run ${name} -- " before the arguments.`,
    );
  },
);

it.each(['gate', 'release'])(
  'the command %s refuses a folder that is no store before it builds, and writes nothing there',
  async (name) => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const typo = join(ONE_RELEASE, 'typo');
    const run = (await load(name))(['hours', '--store', typo]);
    await expect(run).rejects.toThrow(`${join(typo, 'hosts.json')} is missing.`);
    expect(existsSync(typo)).toBe(false);
  },
);

it('a release on this machine ends with the command that goes back there, and not for guests', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printWhere(openStore(ONE_RELEASE), false);
  expect(log.mock.calls.join()).toContain(`npm run rollback -- <module> --store ${ONE_RELEASE}`);
});

it.each([
  ['no command', [], 'The commands are:', 0],
  ['one that does not exist', ['relase'], '✗ There is no command "relase". The commands are:', 1],
  ['the name of another file', ['store-option'], '✗ There is no command "store-option".', 1],
])('in the terminal, %s prints all commands and what they do', (_what, args, sentence, code) => {
  const { status, stdout, stderr } = inTerminal(...args);
  const text = code === 0 ? stdout : stderr;
  expect(text).toContain(sentence);
  expect(text).toMatch(/npm run release +Builds these modules and makes them live if they pass/);
  expect(text).toMatch(/npm run lint +Runs "node platform\/run\.mjs test lint"\.\n/);
  for (const name of ['bench', 'typecheck', 'format']) expect(text).toContain(`npm run ${name} `);
  expect(text.match(/^ {4}npm .+\.$/gm)).toHaveLength(NAMES.length + 4);
  expect(status).toBe(code);
});

it('in the terminal, a mistake ends with exit code 1 and a sentence, without a stack', () => {
  const { status, stderr } = inTerminal('releases', '--store');
  expect(stderr.trim()).toBe(
    `✗ Option '--store <value>' argument missing: "npm run releases -- --help" shows its arguments.`,
  );
  expect(status).toBe(1);
});
