import { spawnSync } from 'node:child_process';
import { firebaseProgram } from '../setup';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    program: 'npm run firebase',
    summary: 'Runs firebase-tools, to log in or to create hosts.',
    options: {},
    passesOn: { to: 'firebase-tools', examples: 'login, hosting:sites:create' },
  },
  async (_input, args) => {
    const command = [await firebaseProgram(), ...args];
    return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
  },
);
