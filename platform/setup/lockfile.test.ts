import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, root } from '../base';
import { completed, lockfileFaults, parseLockfile, requestFor } from './lockfile';

const lock = (packages: object) => parseLockfile(JSON.stringify({ lockfileVersion: 3, packages }));
const REGISTRY = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';

const broken = lock({
  '': { name: 'shop' },
  shared: { version: '2.0.0' },
  'node_modules/@shop/shared': { resolved: 'shared', link: true },
  'node_modules/whole': { version: '1.0.0', resolved: REGISTRY, integrity: 'sha512-a' },
  'node_modules/bare': { version: '2.0.0', optional: true, os: ['win32'] },
  'node_modules/whole/node_modules/bare': { version: '3.0.0' },
  'node_modules/alias': { name: '@scope/real', version: '4.0.0' },
  'node_modules/packed': { version: '5.0.0', inBundle: true },
  'node_modules/elsewhere': {
    version: '6.0.0',
    resolved: 'http://localhost:4873/e.tgz',
    integrity: 'sha512-e',
  },
});

const answered = lock({
  'node_modules/missing-0': { name: 'bare', version: '2.0.0', integrity: 'sha512-b2' },
  'node_modules/missing-1': { name: 'bare', version: '3.0.0', integrity: 'sha512-b3' },
  'node_modules/missing-2': { name: '@scope/real', version: '4.0.0', integrity: 'sha512-r' },
});

describe('the lockfile of the shop', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const shop = parseLockfile(text);

  it('is not rewritten where nothing is missing', () => {
    expect(`${JSON.stringify(completed(shop, answered), null, 2)}\n` === text).toBe(true);
  });

  it('has the integrity of every package on every system, and names no server but that of npm', () => {
    expect(lockfileFaults(shop)).toEqual([]);
  });
});

describe('a lockfile that npm left incomplete', () => {
  it('is found out, package by package', () => {
    expect(lockfileFaults(broken)).toEqual([
      'node_modules/bare has no integrity.',
      'node_modules/whole/node_modules/bare has no integrity.',
      'node_modules/alias has no integrity.',
      'node_modules/elsewhere is not from https://registry.npmjs.org/.',
    ]);
  });

  it('makes npm look up exactly the missing versions', () => {
    expect(requestFor(broken)).toEqual({
      'missing-0': 'npm:bare@2.0.0',
      'missing-1': 'npm:bare@3.0.0',
      'missing-2': 'npm:@scope/real@4.0.0',
    });
  });

  it('is complete afterward, at the same versions and without the other server', () => {
    const whole = completed(broken, answered);
    expect(lockfileFaults(whole)).toEqual([]);
    expect(whole.packages['node_modules/whole/node_modules/bare']).toEqual({
      version: '3.0.0',
      integrity: 'sha512-b3',
    });
    expect(Object.keys(whole.packages['node_modules/bare'] ?? {})).toEqual([
      'version',
      'integrity',
      'optional',
      'os',
    ]);
    expect(whole.packages['node_modules/elsewhere']).toEqual({
      version: '6.0.0',
      integrity: 'sha512-e',
    });
  });

  it('stays as it was where npm has no answer', () => {
    const whole = completed(broken, lock({}));
    expect(lockfileFaults(whole)).toHaveLength(3);
    expect(whole.packages['node_modules/@shop/shared']).toEqual({ resolved: 'shared', link: true });
    expect(whole.packages['node_modules/packed']).toEqual(broken.packages['node_modules/packed']);
  });
});

it('a lockfile that is none is refused with a sentence', () => {
  expect(() => parseLockfile('<<<<<<< HEAD')).toThrow(CliError);
});
