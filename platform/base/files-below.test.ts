import { symlinkSync } from 'node:fs';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { filesBelow } from './files-below';

const { at, write } = temporaryFolder();

it('the lock of an editor, which is a link to nothing, is no source file', () => {
  write('src/menu.ts', 'menu');
  write('src/dist/menu.js', 'built');
  symlinkSync('cook@kitchen.4711', at('src/.#menu.ts'));
  symlinkSync('menu.ts', at('src/same.ts'));
  symlinkSync('..', at('src/up'));
  expect(filesBelow(at(), new Set(['dist']))).toEqual(['src/menu.ts', 'src/same.ts']);
  expect(filesBelow(at('nowhere'))).toEqual([]);
});
