import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CliError, root, runCommand } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { MODULES } from '../modules';
import { contentOf } from '../releases/testing/fake-builds';
import { createRemote } from './create-remote';
import type { Request } from './describe-remote';
import { EDITS } from './edits';

/** The files that the generator reads and changes. */
const NEEDED = [
  ...Object.keys(EDITS),
  ...['shared/package.json', 'shell/package.json'],
  ...['.github/workflows/menu-mfe.yml', '.gitignore', '.prettierrc.json', 'tsconfig.base.json'],
];
const NAME = 'hot-soup-mfe';

const copy = temporaryFolder();
const read = (path: string) => readFileSync(copy.at(path), 'utf8');
const create = (request: Partial<Request> = {}) =>
  createRemote(copy.at(), { name: NAME, ...request });

beforeEach(() => {
  for (const path of NEEDED) cpSync(join(root, path), copy.at(path), { recursive: true });
});

const everything = () => contentOf(copy.at());

describe('a new remote', () => {
  it('is in the one list, with a free port, and in every file that cannot read the list', async () => {
    const { remote } = await create();
    const { MODULE_LIST } = await import(copy.at('platform/modules/modules.js'));
    expect(MODULE_LIST[NAME]).toMatchObject({
      exposes: { './HotSoup': './src/hot-soup/hot-soup.tsx' },
      journeys: ['gate/placed-pages', 'hot-soup/opens'],
    });
    const ports = Object.values<{ port: number }>(MODULE_LIST).map(({ port }) => port);
    expect(new Set(ports).size).toBe(MODULES.length + 1);
    expect(read('shared/src/inspector/development-ports.ts')).toContain(
      `'${NAME}': ${String(remote.port)},`,
    );
    expect(read('.github/CODEOWNERS')).toMatch(/^\/hot-soup-mfe\/ +@simmer\/hot-soup$/m);
    expect(read('.github/workflows/shared.yml')).toContain(`${NAME} shell`);
    expect(parse(read(`.github/workflows/${NAME}.yml`))).toMatchObject({
      name: NAME,
      jobs: { module: { with: { modules: NAME } } },
    });
  });

  it('of each kind has sources without a fault: types, format, the lockfile in npm’s order', async () => {
    await create();
    await create({ name: 'stove-mfe', isForManagers: true, route: '/stove-top' });
    await create({ name: 'shelf-mfe', slot: 'home', title: "Grandma's shelf" });
    const texts = Object.entries(everything()).filter(([path]) => /-mfe|e2e/.test(path));
    expect(texts.filter(([path, text]) => /__[a-z]+__/.test(path + text))).toEqual([]);
    const names = Object.keys(JSON.parse(read('package-lock.json')).packages);
    expect(names).toEqual(expect.arrayContaining(['stove-mfe', 'node_modules/shelf-mfe']));
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));

    symlinkSync(join(root, 'node_modules'), copy.at('node_modules'));
    const compilerOptions = { types: ['node', 'jest', '@testing-library/jest-dom'] };
    const include = ['*-mfe/src', join(root, 'shared/src')];
    writeFileSync(
      copy.at('tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include, exclude: [] }),
    );
    const written = [NAME, 'stove-mfe', 'shelf-mfe', 'e2e', '.github', 'platform'];
    const run = (path: string, ...args: string[]) =>
      runCommand(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: copy.at() });
    const results = await Promise.all([
      run('typescript-native/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded'),
      run('prettier/bin/prettier.cjs', '--check', ...written),
    ]);
    for (const { code, output } of results) expect(code === 0 ? '' : output).toBe('');
  }, 180_000);
});

describe('a remote that cannot be created is refused, and nothing is written:', () => {
  it.each<[string, Partial<Request>, RegExp]>([
    ['a name without -mfe', { name: 'soup' }, /"soup" cannot be the name of a remote/],
    ['a name that leads elsewhere', { name: '../soup-mfe' }, /cannot be the name/],
    ['a name whose port is a backend’s', { name: 'firestore-mfe' }, /SIMMER_PORT_FIRESTORE/],
    ['a name whose variable sets all ports', { name: 'base-mfe' }, /SIMMER_PORT_BASE/],
    ['a name whose folders git ignores', { name: 'dist-mfe' }, /git ignores every folder "dist"/],
    ['a module that exists', { name: 'platform-mfe' }, /platform-mfe already exists/],
    ['the address of a page of the shell', { route: '/cart' }, /\/cart belongs to the shell/],
    ['a name that leads to such an address', { name: 'index-mfe' }, /address with --route/],
    ['an address of two parts', { route: '/soup/hot' }, /cannot be the address of a page/],
    ['a slot that does not exist', { slot: 'cart' }, /There is no slot "cart"/],
    ['a slot and an address', { slot: 'home', route: '/soup' }, /omit --route/],
    ['a title that would be code', { title: '</h1>{1}' }, /cannot be the title/],
  ])('%s', async (_case, request, sentence) => {
    mkdirSync(copy.at('platform-mfe'));
    const before = everything();
    await expect(create(request)).rejects.toThrow(CliError);
    await expect(create(request)).rejects.toThrow(sentence);
    expect(everything()).toEqual(before);
  });

  it('a file that is in the way', async () => {
    mkdirSync(copy.at(`.github/workflows/${NAME}.yml`));
    const before = everything();
    await expect(create()).rejects.toThrow(/Nothing was changed\.$/);
    expect(everything()).toEqual(before);
    expect(existsSync(copy.at(NAME))).toBe(false);
  });
});
