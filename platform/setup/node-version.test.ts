import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../base';
import { nodeVersionProblem } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));

it.each(['18.0.0', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.12.0', '23.11.1'])(
  'Node %s is refused, in one sentence',
  (running) => {
    expect(nodeVersionProblem(running, engines.node)).toBe(
      `Node 20.19+, 22.13+ or 24+ is needed, but this is ${running}: install a current LTS from https://nodejs.org and try again.`,
    );
  },
);

it.each(['20.19.0', '20.20.2', '22.13.0', '22.20.0', '24.0.0', '25.1.0'])(
  'Node %s is accepted',
  (running) => {
    expect(nodeVersionProblem(running, engines.node)).toBeUndefined();
  },
);

it('the lockfile gives npm the same range of versions', () => {
  const lock = JSON.parse(readFileSync(join(HOME, 'package-lock.json'), 'utf8'));
  expect(lock.packages[''].engines).toEqual(engines);
});
