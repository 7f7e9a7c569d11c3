import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../base';

/**
 * The contents of the checkout's files that git does not ignore, in the order of their names.
 * @param folders from the root. By default all of them.
 */
export async function sourceTexts(...folders: readonly string[]): Promise<readonly string[]> {
  const list = ['ls-files', '-co', '--exclude-standard', '--', ...folders];
  const { output } = await runCommand('git', list, { cwd: root });
  return output
    .split('\n')
    .map((path) => join(root, path))
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
}
