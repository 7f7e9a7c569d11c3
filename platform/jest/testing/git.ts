import { execFileSync } from 'node:child_process';

const IDENTITY = ['-c', 'user.name=Cook', '-c', 'user.email=cook@kitchen.test'];

/** Runs git in a folder. @returns its output. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', [...IDENTITY, '-C', folder, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}
