import fs from 'node:fs';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { HOST, journeysOf, moduleNamed, readModules } from '.';

const { at, write } = temporaryFolder();
const declare = (name: string, content: object) =>
  write(`${name}/module.json`, JSON.stringify({ journeys: [], ...content }));
const exposes = { './Soup': './src/soup.tsx' };

it('the modules of a shop are its folders with a module.json: the remotes by their ports, then the shell', () => {
  declare('shell', { port: 3000 });
  declare('soup', { port: 3009, exposes });
  declare('cake', { port: 3010, exposes });
  declare('bread', { port: 3005, exposes });
  write('docs/README.md', '');
  const names = readModules(at()).map(({ name }) => name);
  expect(names).toEqual(['bread', 'soup', 'cake', 'shell']);
});

describe('a module.json that is wrong is refused, with its path and the field:', () => {
  it.each([
    ['a missing port', { exposes }, 'port is missing'],
    ['a port that is a text', { port: '3001', exposes }, 'port: '],
    ['a port that another module has', { port: 3000, exposes }, 'port: shell has 3000, too'],
    ['a field that nobody reads', { port: 3001, exposes, color: 'red' }, 'color is not a known'],
    ['a part from elsewhere', { port: 3001, exposes: { './X': '../x.ts' } }, 'must be a path like'],
    ['an incomplete place', { port: 3001, exposes, place: { path: '/soup' } }, 'place.expose is'],
    ['a remote that exposes nothing', { port: 3001 }, 'exposes: shell exposes nothing'],
  ])('%s', (_case, content, why) => {
    declare('shell', { port: 3000 });
    declare('soup', content);
    expect(() => readModules(at())).toThrow(at('soup/module.json'));
    expect(() => readModules(at())).toThrow(why);
  });

  it('no JSON', () => {
    write('shell/module.json', '{ "port": 3000');
    expect(() => readModules(at())).toThrow(`${at('shell/module.json')} cannot be used`);
  });
});

it('a journey that was renamed or deleted refuses the releases that must pass it, instead of leaving them', () => {
  jest.spyOn(fs, 'existsSync').mockImplementation((path) => /kept\.spec\.ts$/.test(String(path)));
  jest.replaceProperty(moduleNamed(HOST), 'journeys', ['gate/kept']);
  expect(journeysOf([HOST])).toEqual(['/e2e/gate/kept']);
  jest.replaceProperty(moduleNamed(HOST), 'journeys', ['gate/kept', 'gate/renamed']);
  expect(() => journeysOf([HOST])).toThrow(
    'shell/module.json names the journey gate/renamed, but there is no e2e/gate/renamed.spec.ts',
  );
});
