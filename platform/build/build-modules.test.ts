import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../base';
import { MODULES } from '../modules';

describe('a module', () => {
  // The chunks of a build that bypasses the command would share a global with those of other such builds.
  it.each(MODULES)('%s is built by the same command in its own folder as in the root', (name) => {
    const { scripts } = JSON.parse(readFileSync(resolve(root, name, 'package.json'), 'utf8'));
    expect(scripts.build).toBe(`node ../platform/run.mjs build ${name}`);
  });
});
