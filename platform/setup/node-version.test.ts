import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base';
import { nodeVersionProblem } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it.each(['18.0.0', '18.20.8', '20.18.3'])('Node %s is refused, in one sentence', (running) => {
  expect(nodeVersionProblem(running, engines.node)).toBe(
    `Simmer needs Node 20.19 or newer, but this is ${running}: install a current LTS from https://nodejs.org and try again.`,
  );
});

it.each(['20.19.0', '20.20.0', '22.12.0', '24.0.0'])('Node %s will do', (running) => {
  expect(nodeVersionProblem(running, engines.node)).toBeUndefined();
});
