import { CliError } from '../base';
import { MODULES } from '../modules';
import { oneModule, shareOf } from './module-arguments';

it.each([
  ['', ''],
  ['shell cart-mfe', ''],
  ['menu-mef', ' ("menu-mef" is not a module)'],
  ['menu-mfe now', ' ("now" is not a module)'],
])('a command for one module given "%s" says what to name', (line, remark) => {
  const words = line.split(' ').filter((word) => word !== '');
  expect(() => oneModule(words)).toThrow(
    new CliError(`Name exactly one module: ${MODULES.join(', ')}${remark}.`),
  );
});

it.each([
  ['10', 10],
  ['10%', 10],
  ['0.1', 0.1],
  ['2.5', 2.5],
  ['99', 99],
])('the share "%s" of a canary is read as a percentage', (word, share) => {
  expect(shareOf(word)).toBe(share);
});

it.each(['0', '-5', '100', '0.05', 'ten', '', '%', '10%%', '1,5', 'Infinity', '0x10'])(
  'the share "%s" of a canary is refused, and the team reads what to type',
  (word) => {
    expect(() => shareOf(word)).toThrow(
      new CliError(
        `Give the percentage of the visitors, from 0.1 to 99: "npm run canary -- menu-mfe 10"; "${word}" is not such a number.`,
      ),
    );
  },
);
