import { resolve } from 'node:path';
import { CliError, stateDirectory } from '../base';
import { oneModule, readArguments, shareOf, someModules } from './release-arguments';

const before = process.env.SIMMER_STORE;
beforeEach(() => {
  delete process.env.SIMMER_STORE;
});
afterAll(() => {
  if (before !== undefined) process.env.SIMMER_STORE = before;
});

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''));
const ALL = 'menu-mfe, cart-mfe, editor-mfe, shell';

describe('what a release command is told', () => {
  it('is modules, in the order of the words, and what names none', () => {
    const { modules, rest } = read('shell 10 menu-mfe twice');
    expect(modules).toEqual(['shell', 'menu-mfe']);
    expect(rest).toEqual(['10', 'twice']);
  });

  it.each([
    ['the shop of this machine, unless told', '', undefined, resolve(stateDirectory, 'published')],
    ['the one of the environment', '', '/srv/store', '/srv/store'],
    ['the one that is named, before all others', '--store ../out', '/srv/store', resolve('../out')],
  ])('is about a store: %s', (_case, line, variable, directory) => {
    if (variable !== undefined) process.env.SIMMER_STORE = variable;
    expect(read(`menu-mfe ${line}`).store.directory).toBe(directory);
  });

  it.each([
    ['an option that does not exist', 'menu-mfe --stor x', "'--stor'"],
    ['a short one', '-f menu-mfe', "'-f'"],
    ['no folder', 'menu-mfe --store', "'--store <value>' argument missing"],
  ])('names %s, and tells the one that does', (_case, line, what) => {
    expect(() => read(line)).toThrow(CliError);
    expect(() => read(line)).toThrow(what);
    expect(() => read(line)).toThrow('The option is --store <folder>.');
  });
});

describe('a command for one module', () => {
  it('takes its name', () => {
    expect(oneModule(read('cart-mfe --store x'))).toBe('cart-mfe');
  });

  it.each([
    ['none', '', `Name one module, and nothing else: ${ALL}.`],
    ['two', 'shell cart-mfe', `Name one module, and nothing else: ${ALL}.`],
    [
      'one that does not exist',
      'menu-mef',
      `Name one module, and nothing else: ${ALL} ("menu-mef" is none).`,
    ],
    [
      'one and another word',
      'menu-mfe now',
      `Name one module, and nothing else: ${ALL} ("now" is none).`,
    ],
  ])('given %s says what to name', (_case, line, sentence) => {
    expect(() => oneModule(read(line))).toThrow(new CliError(sentence));
  });
});

describe('a command for several modules', () => {
  it('takes each once', () => {
    expect(someModules(read('cart-mfe shell cart-mfe'))).toEqual(['cart-mfe', 'shell']);
  });

  it.each([
    ['none', '', `Name the module to release: ${ALL}.`],
    [
      'one that does not exist beside one that does',
      'shell menu',
      `Name the module to release: ${ALL} ("menu" is none).`,
    ],
  ])('given %s says what to name, and releases none', (_case, line, sentence) => {
    expect(() => someModules(read(line))).toThrow(new CliError(sentence));
  });
});

describe('the share of a canary', () => {
  it.each([
    ['10', 10],
    ['10%', 10],
    ['0.1', 0.1],
    ['2.5', 2.5],
    ['99', 99],
  ])('of "%s" is read as per cent', (word, share) => {
    expect(shareOf(word)).toBe(share);
  });

  const SAY =
    'Say how many per cent of the visitors get it, from 0.1 to 99: "npm run canary -- menu-mfe 10"';

  it.each(['0', '-5', '100', '0.05', 'ten', '', '%', '10%%', 'NaN', '1,5', 'Infinity', '0x10'])(
    'of "%s" is refused, and the team is told what to type',
    (word) => {
      expect(() => shareOf(word)).toThrow(new CliError(`${SAY}; "${word}" is no such number.`));
    },
  );

  it('that is left out is asked for', () => {
    expect(() => shareOf(undefined)).toThrow(new CliError(`${SAY}.`));
  });
});
