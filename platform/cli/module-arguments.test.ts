import { CliError } from '../base';
import { MODULES } from '../modules';
import { oneWord, releasesNamed, someModules } from './module-arguments';

it.each([
  ['no module', [], 'Name a module: '],
  ['what is none', ['huors'], `Name a module: ${MODULES.join(', ')} ("huors" is not a module`],
  ['a module and something else', ['hours', 'now'], ' ("now" is not a module'],
])('a command for modules that gets %s says what to name', (_what, words, sentence) => {
  expect(() => someModules(words)).toThrow(CliError);
  expect(() => someModules(words)).toThrow(sentence);
});

it('a command for one module refuses two', () => {
  expect(() => oneWord(['shell', 'news'], 'one module')).toThrow(
    new CliError('Name only one module.'),
  );
});

it('a release is named by its module, with or without its version', () => {
  expect(releasesNamed(['hours@1.5.2-ab12cd34', 'shell', 'pages'])).toEqual([
    { module: 'hours', version: '1.5.2-ab12cd34' },
    { module: 'shell', version: undefined },
    { module: 'pages', version: undefined },
  ]);
  expect(() => releasesNamed(['menu@1.0.0'])).toThrow('"menu" is not a module');
});

it('publishing a new remote before the pages that know it is refused with what to do first', () => {
  expect(() => someModules(['soup', 'shell'])).toThrow(
    '"soup" is not a module; if it is new, release the pages first, then run all jobs again',
  );
});
