import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../base';
import { GATE_MUTATIONS } from './mutations';

it.each(GATE_MUTATIONS)(
  'the gate mutation "$name" still finds the texts that it changes',
  ({ edits }) => {
    const missing = edits.filter(
      ({ path, text }) => readFileSync(resolve(root, path), 'utf8').split(text).length !== 2,
    );
    expect(missing).toEqual([]);
  },
);
