import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadServerBuild } from './load-server-build';

let directory: string;
const nothing = () => undefined;
const load = (source: string, provide: (name: string) => unknown = nothing) => {
  writeFileSync(join(directory, 'Menu.js'), source);
  return loadServerBuild(directory, 'Menu.js', 'https://menu.test.example/', provide);
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'simmer-server-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

describe('a server build', () => {
  it('returns its exports, written in either CommonJS form', async () => {
    expect(await load('exports.title = "Menu";')).toEqual({ title: 'Menu' });
    expect(await load('module.exports = { title: "Menu" };')).toEqual({ title: 'Menu' });
  });

  it('runs from scratch at each call, so that no state reaches the next composition', async () => {
    const source = 'let runs = 0; exports.run = () => (runs += 1);';
    const first = (await load(source)) as { run: () => number };
    const second = (await load(source)) as { run: () => number };
    expect([first.run(), first.run(), second.run()]).toEqual([1, 2, 1]);
  });

  it('gets shared packages from the shell and built-in modules from Node', async () => {
    const react = { name: 'the one React' };
    const loaded = await load(
      'exports.react = require("react"); exports.join = require("node:path").join("a", "b");',
      (name) => (name === 'react' ? react : undefined),
    );
    expect(loaded).toEqual({ react, join: 'a/b' });
    expect((loaded as { react: unknown }).react).toBe(react);
  });
});

describe('a server build that cannot be used', () => {
  it.each([
    { fault: 'throws', source: 'throw new Error("no dishes");', why: 'no dishes' },
    { fault: 'cannot be read as a script', source: 'export const a = 1;', why: 'export' },
  ])('because it $fault is reported with the reason', async ({ source, why }) => {
    await expect(load(source)).rejects.toThrow(
      new RegExp(`^${join(directory, 'Menu.js')} cannot be used: .*${why}`),
    );
  });

  it('because the shell does not provide one of its imports is reported with that import', async () => {
    const refuse = (name: string) => {
      throw new Error(`the shell provides no "${name}"`);
    };
    await expect(load('require("jquery");', refuse)).rejects.toThrow(
      `${join(directory, 'Menu.js')} cannot be used: the shell provides no "jquery"`,
    );
  });

  it('because it is missing is reported by name', async () => {
    const missing = loadServerBuild(directory, 'Soup.js', '/', nothing);
    await expect(missing).rejects.toThrow(/Soup\.js cannot be used: .*ENOENT/);
  });
});
