import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../base';
import { digestOf } from '../../releases';

/**
 * A digest of the checkout's files that git does not ignore.
 * @param folders from the root. By default all of them.
 */
export async function sourcesDigest(...folders: readonly string[]): Promise<string> {
  const list = ['ls-files', '-co', '--exclude-standard', '--', ...folders];
  const { output } = await runCommand('git', list, { cwd: root });
  const digests = output
    .split('\n')
    .map((path) => join(root, path))
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .map((path) => digestOf(readFileSync(path)));
  return digestOf(digests.join());
}
