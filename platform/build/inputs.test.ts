import { temporaryFolder } from '../jest/testing/temporary-folder';
import { hashInputs } from './inputs';

const { at, write } = temporaryFolder();
const hashOf = (module: string) => hashInputs(at(), [module], undefined, at());

/** Writes a lockfile with React, and with these packages. */
function lock(packages: object): void {
  const react = { 'node_modules/react': { version: '19.3.1' } };
  write('package-lock.json', JSON.stringify({ packages: { ...react, ...packages } }));
}

beforeEach(() => {
  for (const path of [
    'shell/src/start.tsx',
    'shell/src/document/document.tsx',
    'shell/site.config.json',
    'hours/src/hours.tsx',
    'shared/src/branch/branch.ts',
    'shared/package.json',
    'webpack.shared.js',
    'platform/build/webpack/loaders.js',
    'shared/src/testing/render.tsx',
    'shell/README.md',
    'platform/composer/compose.ts',
    'tsconfig.base.json',
  ])
    write(path, 'as it was');
  lock({});
});

describe('a reason to rebuild the shell', () => {
  it.each([
    ['shell/src/start.tsx', true],
    ['shell/src/new.ts', true],
    ['shared/src/branch/branch.ts', true],
    ['shared/package.json', true],
    ['webpack.shared.js', true],
    ['platform/build/webpack/loaders.js', true],
    ['tsconfig.base.json', true],
    // Only the composer reads it.
    ['shell/site.config.json', false],
    ['platform/composer/compose.ts', false],
    ['hours/src/hours.tsx', false],
    ['shell/src/index.test.tsx', false],
    ['shared/src/testing/render.tsx', false],
    ['shell/README.md', false],
    ['shell/dist/client/main.js', false],
    ['shell/node_modules/react/index.js', false],
  ])('is a change to %s: %s', (path, isReason) => {
    const before = hashOf('shell');
    write(path, 'changed');
    expect(hashOf('shell') !== before).toBe(isReason);
  });

  it.each([
    ['shell/src/start.tsx', 'start(1);', '// Early.\n\nstart(1 as Count);', 'start(2);'],
    ['shell/src/hero.css', '.a {\n}', '/* Tall. */\n.a {\n}\n', '.b {\n}'],
  ])('is other code, but not another comment: %s', (path, code, commented, other) => {
    const hashed = (text: string) => {
      write(path, text);
      return hashOf('shell');
    };
    expect(hashed(commented)).toBe(hashed(code));
    expect(hashed(other)).not.toBe(hashed(code));
  });

  it('is another version of a package, but not a new module of ours', () => {
    const before = hashOf('shell');
    const link = { resolved: 'soup', link: true };
    lock({ '': { workspaces: ['*'] }, soup: {}, 'node_modules/soup': link });
    expect(hashOf('shell')).toBe(before);
    lock({ 'node_modules/react': { version: '19.3.2' } });
    expect(hashOf('shell')).not.toBe(before);
  });

  it('is a change to its own module.json, but not to that of another module', () => {
    const before = hashOf('shell');
    const ofHours = hashOf('hours');
    write('hours/module.json', '{ "port": 3099 }');
    expect(hashOf('shell')).toBe(before);
    expect(hashOf('hours')).not.toBe(ofHours);
  });
});
