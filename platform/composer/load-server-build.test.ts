import { temporaryFolder } from '../jest/testing/temporary-folder';
import { loadServerBuild } from './load-server-build';

const folder = temporaryFolder();
const load = (source: string, provide: (name: string) => unknown = () => undefined) => {
  folder.write('Menu.js', source);
  return loadServerBuild(folder.at(), 'Menu.js', 'https://menu.test.example/', provide);
};

it('a server build runs from scratch at each call, so that no state reaches the next composition', async () => {
  const source = 'let runs = 0; module.exports = { run: () => (runs += 1) };';
  const first = (await load(source)) as { run: () => number };
  const second = (await load(source)) as { run: () => number };
  expect([first.run(), first.run(), second.run()]).toEqual([1, 2, 1]);
});

it('a server build gets shared packages from the shell, and built-in modules from Node', async () => {
  const react = { name: 'the one React' };
  const source =
    'exports.react = require("react"); exports.join = require("node:path").join("a", "b");';
  const loaded = await load(source, (name) => (name === 'react' ? react : undefined));
  expect(loaded).toEqual({ react, join: 'a/b' });
});

it('what cannot be read as a script is reported with the file and the reason', async () => {
  await expect(load('export const a = 1;')).rejects.toThrow(
    new RegExp(`^${folder.at('Menu.js')} cannot be used: .*export`),
  );
});
