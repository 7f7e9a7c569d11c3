import { CliError } from '../base';
import { MODULES } from '../modules';
import { oneModule, shareOf } from './module-arguments';

const read = (line: string) => line.split(' ').filter((word) => word !== '');
const ALL = MODULES.join(', ');

describe('a command for one module', () => {
  it.each([
    ['none', '', `Name exactly one module: ${ALL}.`],
    ['two', 'shell cart-mfe', `Name exactly one module: ${ALL}.`],
    [
      'one that does not exist',
      'menu-mef',
      `Name exactly one module: ${ALL} ("menu-mef" is not a module).`,
    ],
    [
      'one and another word',
      'menu-mfe now',
      `Name exactly one module: ${ALL} ("now" is not a module).`,
    ],
  ])('given %s says what to name', (_case, line, sentence) => {
    expect(() => oneModule(read(line))).toThrow(new CliError(sentence));
  });
});

describe('the share of a canary', () => {
  it.each([
    ['10', 10],
    ['10%', 10],
    ['0.1', 0.1],
    ['2.5', 2.5],
    ['99', 99],
  ])('of "%s" is read as a percentage', (word, share) => {
    expect(shareOf(word)).toBe(share);
  });

  const SAY =
    'Give the percentage of the visitors, from 0.1 to 99: "npm run canary -- menu-mfe 10"';

  it.each(['0', '-5', '100', '0.05', 'ten', '', '%', '10%%', 'NaN', '1,5', 'Infinity', '0x10'])(
    'of "%s" is refused, and the team reads what to type',
    (word) => {
      expect(() => shareOf(word)).toThrow(new CliError(`${SAY}; "${word}" is not such a number.`));
    },
  );
});
