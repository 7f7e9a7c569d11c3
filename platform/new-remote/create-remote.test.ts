import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CliError, root, runCommand } from '../base';
import { MODULES } from '../modules';
import { createRemote } from './create-remote';
import type { Request } from './describe-remote';
import { EDITS } from './edits';

/** The files that the generator reads and changes, and those needed to check its output. */
const NEEDED = [
  ...Object.keys(EDITS),
  ...['shared/package.json', 'shared/src', 'shell/package.json', 'package.json'],
  ...['.github/workflows/menu-mfe.yml', '.prettierrc.json', 'tsconfig.base.json'],
  ...['eslint.config.js', 'webpack.shared.js', 'platform/lint', 'platform/tsconfig.json'],
];
const NAME = 'hot-soup-mfe';

let copy: string;
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const create = (request: Partial<Request> = {}) => createRemote(copy, { name: NAME, ...request });

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'simmer-new-remote-'));
  for (const path of NEEDED) cpSync(join(root, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, 'node_modules/@simmer'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@simmer')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  symlinkSync(join(copy, 'shared'), join(copy, 'node_modules/@simmer/shared'));
});
afterEach(() => {
  rmSync(copy, { recursive: true });
});

/** Every file of the copy, except its packages, with its text. */
function everything(): Record<string, string> {
  // One folder at a time: Node 24 would follow the links to the packages.
  const below = (folder: string): [string, string][] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => name !== 'node_modules')
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? below(path) : [[path, readFileSync(path, 'utf8')]];
      });
  return Object.fromEntries(below(copy));
}

describe('a new remote', () => {
  const program = (path: string, ...args: string[]) =>
    runCommand(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: copy });

  it('is in the one list, with a port of its own, and in every file that cannot read the list', async () => {
    const { remote } = await create();
    const { MODULE_LIST } = await import(join(copy, 'platform/modules/modules.js'));
    expect(MODULE_LIST[NAME]).toMatchObject({
      exposes: { './HotSoup': './src/hot-soup/hot-soup.tsx' },
      journeys: ['hot-soup/opens'],
    });
    const ports = Object.values<{ port: number }>(MODULE_LIST).map(({ port }) => port);
    expect(new Set(ports).size).toBe(MODULES.length + 1);
    expect(read('shell/src/inspector/development-ports.ts')).toContain(
      `'${NAME}': ${String(remote.port)},`,
    );
    expect(read('.github/CODEOWNERS')).toMatch(/^\/hot-soup-mfe\/ +@simmer\/hot-soup$/m);
    for (const file of ['canary', 'promote', 'rollback']) {
      const { on } = parse(read(`.github/workflows/${file}.yml`));
      expect(on.workflow_dispatch.inputs.module.options).toContain(NAME);
    }
    expect(read('.github/workflows/shared.yml')).toContain(`${NAME} shell`);
    expect(parse(read(`.github/workflows/${NAME}.yml`))).toMatchObject({
      name: NAME,
      jobs: { module: { with: { modules: NAME } } },
    });
  });

  it('is in the lockfile as npm would write it: it has nothing to add', async () => {
    await create();
    const before = read('package-lock.json');
    for (const folder of ['shared', 'bench', 'shell', ...MODULES]) {
      mkdirSync(join(copy, folder), { recursive: true });
      cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'));
    }
    rmSync(join(copy, 'node_modules'), { recursive: true });
    const { code } = await runCommand(
      'npm',
      ['install', '--package-lock-only', '--offline', '--ignore-scripts'],
      { cwd: copy },
    );
    expect(code).toBe(0);
    expect(read('package-lock.json')).toBe(before);
  });

  it('of each kind has sources without a fault: types, lint, format', async () => {
    await create();
    await create({ name: 'stove-mfe', isForManagers: true, route: '/stove-top' });
    await create({ name: 'shelf-mfe', slot: 'home', title: "Grandma's shelf" });
    const names = [NAME, 'stove-mfe', 'shelf-mfe'];
    const types = ['node', 'jest', '@testing-library/jest-dom'];
    const include = ['*-mfe/src', 'shared/src'];
    const tsconfig = { extends: './tsconfig.base.json', compilerOptions: { types }, include };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...tsconfig, exclude: [] }));
    const results = [
      await program('typescript-native/bin/tsc', '-p', 'tsconfig.json'),
      await program('eslint/bin/eslint.js', ...names, '--max-warnings', '0'),
      await program('prettier/bin/prettier.cjs', '--check', ...names, 'e2e', '.github', 'platform'),
    ];
    for (const { code, output } of results) expect(code === 0 ? '' : output).toBe('');
    const texts = Object.entries(everything()).filter(([path]) => /-mfe|e2e/.test(path));
    expect(texts.filter(([path, text]) => /__[a-z]+__/.test(path + text))).toEqual([]);
  });
});

describe('what cannot be is refused, and nothing is written:', () => {
  it.each<[string, Partial<Request>, RegExp]>([
    ['a name without -mfe', { name: 'soup' }, /"soup" cannot be the name of a remote/],
    ['a name that is not kebab-case', { name: 'HotSoup-mfe' }, /like soup-mfe/],
    ['a name that leads elsewhere', { name: '../soup-mfe' }, /cannot be the name/],
    [
      'a name whose port would be set by the variable of a backend',
      { name: 'firestore-mfe' },
      /"firestore-mfe" cannot be .*SIMMER_PORT_FIRESTORE.*Choose another name/,
    ],
    ['a name whose variable sets all ports', { name: 'base-mfe' }, /SIMMER_PORT_BASE/],
    ['a name whose folders git ignores', { name: 'dist-mfe' }, /git ignores every folder "dist"/],
    ['a module that exists', { name: 'platform-mfe' }, /platform-mfe already exists/],
    ['the address of a page of the shell', { route: '/cart' }, /\/cart belongs to the shell/],
    ['the address of the home page’s file', { route: '/index' }, /\/index belongs to the shell/],
    ['a name that leads to that address', { name: 'index-mfe' }, /another address with --route/],
    ['an address of two parts', { route: '/soup/hot' }, /cannot be the address of a page/],
    ['the home page as a page', { route: '/' }, /cannot be the address of a page/],
    ['a slot that does not exist', { slot: 'cart' }, /There is no slot "cart"/],
    ['a slot and an address', { slot: 'home', route: '/soup' }, /omit --route/],
    ['a title that would be code', { title: '</h1>{1}' }, /cannot be the title/],
  ])('%s', async (_case, request, sentence) => {
    mkdirSync(join(copy, 'platform-mfe'));
    const before = everything();
    await expect(create(request)).rejects.toThrow(CliError);
    await expect(create(request)).rejects.toThrow(sentence);
    expect(everything()).toEqual(before);
  });

  it('a repository whose files are not as expected', async () => {
    writeFileSync(join(copy, '.github/CODEOWNERS'), '* @simmer/all\n');
    const before = everything();
    await expect(create()).rejects.toThrow(/CODEOWNERS cannot be changed: .*Nothing was written/);
    expect(everything()).toEqual(before);
  });
});

it('a disk that refuses a file leaves everything as it was', async () => {
  // A folder is in the way of a file.
  mkdirSync(join(copy, `.github/workflows/${NAME}.yml`));
  const before = everything();
  await expect(create()).rejects.toThrow(/Nothing was changed\.$/);
  rmSync(join(copy, `.github/workflows/${NAME}.yml`), { recursive: true, force: true });
  expect(everything()).toEqual(before);
  expect(existsSync(join(copy, NAME))).toBe(false);
});
