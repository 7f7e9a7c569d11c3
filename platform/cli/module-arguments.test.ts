import { CliError } from '../base';
import { MODULES } from '../modules';
import { oneModule, releasesNamed, someModules } from './module-arguments';

it.each([
  ['', ''],
  ['shell cart-mfe', ''],
  ['menu-mef', ' ("menu-mef" is not a module)'],
  ['menu-mfe now', ' ("now" is not a module)'],
])('a command for one module that gets "%s" says what to name', (line, remark) => {
  const words = line.split(' ').filter((word) => word !== '');
  expect(() => oneModule(words)).toThrow(
    new CliError(`Name exactly one module: ${MODULES.join(', ')}${remark}.`),
  );
});

it('a release is named by its module, with or without its version', () => {
  expect(releasesNamed(['menu-mfe@1.5.2-ab12cd34', 'shell', 'pages'])).toEqual([
    { module: 'menu-mfe', version: '1.5.2-ab12cd34' },
    { module: 'shell', version: undefined },
    { module: 'pages', version: undefined },
  ]);
  expect(() => releasesNamed(['menu@1.0.0'])).toThrow('"menu" is not a module');
});

it('publishing a new remote before the pages that know it is refused with what to do first', () => {
  expect(() => someModules(['soup-mfe', 'shell'])).toThrow(
    '"soup-mfe" is not a module; if it is new, release the pages first, then run all jobs again',
  );
});
