import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, root, runCommand } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { readModules } from '../modules';
import { contentOf } from '../releases/testing/fake-builds';
import { createRemote } from './create-remote';
import type { Request } from './describe-remote';

/** The files that the generator and the tools read. */
const NEEDED = [
  ...['shared/package.json', 'shell/package.json', 'shell/module.json', 'kitchen-mfe/module.json'],
  ...['shell/tools/new-remote', '.gitignore', '.prettierrc.json', 'tsconfig.base.json'],
];
const NAME = 'hot-soup-mfe';

const copy = temporaryFolder();
const create = (request: Partial<Request> = {}) =>
  createRemote(copy.at(), { name: NAME, ...request });

beforeEach(() => {
  for (const path of NEEDED) cpSync(join(root, path), copy.at(path), { recursive: true });
});

const everything = () => contentOf(copy.at());

describe('a new remote', () => {
  it('is a module with a free port and a place, and changes no other file', async () => {
    const before = everything();
    await create();
    const remote = readModules(copy.at()).find(({ name }) => name === NAME);
    expect(remote).toMatchObject({
      port: 3005,
      exposes: { './HotSoup': './src/hot-soup/hot-soup.tsx' },
      place: { path: '/hot-soup', expose: 'HotSoup', title: 'Hot soup' },
      journeys: ['gate/placed-pages', 'hot-soup/opens'],
    });
    const changed = Object.entries(everything()).filter(([path]) => !/hot-soup/.test(path));
    expect(Object.fromEntries(changed)).toEqual(before);
  });

  it('of each kind has sources without an error in types or format', async () => {
    await create();
    await create({ name: 'stove-mfe', isForManagers: true, route: '/stove-top' });
    await create({ name: 'shelf-mfe', slot: 'home' });
    const texts = Object.entries(everything()).filter(([path]) =>
      /^([a-z-]+-mfe|e2e)\//.test(path),
    );
    expect(texts.filter(([path, text]) => /__[a-z]+__/.test(path + text))).toEqual([]);
    expect(readModules(copy.at()).map(({ port }) => port)).toEqual([3004, 3005, 3006, 3007, 3000]);
    symlinkSync(join(root, 'node_modules'), copy.at('node_modules'));
    const compilerOptions = { types: ['node', 'jest', '@testing-library/jest-dom'] };
    const include = ['hot-*/src', 's*-mfe/src', join(root, 'shared/src')];
    writeFileSync(
      copy.at('tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include, exclude: [] }),
    );
    const written = [NAME, 'stove-mfe', 'shelf-mfe', 'e2e'];
    const run = (path: string, ...args: string[]) =>
      runCommand(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: copy.at() });
    const results = await Promise.all([
      run('typescript-native/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded'),
      run('prettier/bin/prettier.cjs', '--check', ...written),
    ]);
    for (const { code, output } of results) expect(code === 0 ? '' : output).toBe('');
  }, 180_000);
});

describe('a remote is not created, and nothing is written, because of', () => {
  it.each<[string, Partial<Request>, RegExp]>([
    ['a name without -mfe', { name: 'soup' }, /"soup" cannot be the name of a remote/],
    ['a name that leads elsewhere', { name: '../soup-mfe' }, /cannot be the name/],
    ['a name whose port is a backend’s', { name: 'firestore-mfe' }, /SIMMER_PORT_FIRESTORE/],
    ['a name whose variable sets all ports', { name: 'base-mfe' }, /SIMMER_PORT_BASE/],
    ['a name whose folders git ignores', { name: 'dist-mfe' }, /git ignores every folder "dist"/],
    ['a module that exists', { name: 'platform-mfe' }, /platform-mfe already exists/],
    ['the address of a page of the shell', { route: '/cart' }, /\/cart belongs to the shell/],
    ['that of another remote', { route: '/kitchen' }, /\/kitchen belongs to kitchen-mfe/],
    ['a name that leads to such an address', { name: 'index-mfe' }, /address with --route/],
    ['an address of two parts', { route: '/soup/hot' }, /cannot be the address of a page/],
    ['a slot that does not exist', { slot: 'cart' }, /There is no slot "cart"/],
    ['a slot and an address', { slot: 'home', route: '/soup' }, /omit --route/],
  ])('%s', async (_case, request, sentence) => {
    mkdirSync(copy.at('platform-mfe'));
    const before = everything();
    await expect(create(request)).rejects.toThrow(CliError);
    await expect(create(request)).rejects.toThrow(sentence);
    expect(everything()).toEqual(before);
  });

  it('a file in its place', async () => {
    mkdirSync(copy.at('e2e/hot-soup'), { recursive: true });
    const before = everything();
    await expect(create()).rejects.toThrow(/e2e\/hot-soup already exists/);
    expect(everything()).toEqual(before);
    expect(existsSync(copy.at(NAME))).toBe(false);
  });
});
