import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base';
import { readModules } from '../modules';
import { filesRunBy } from './testing/files-run-by';
import { commandsWithCredentials } from './testing/workflows';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What npm, Node and firebase-tools read before or while a command runs, and the workflows that run it. */
const CONFIGURATION = [
  ...['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json'],
  ...['firebase.json', 'firestore.rules', '.github/CODEOWNERS'],
  ...readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
];

/** The last line that matches a file wins. */
function ownersOf(path: string): string[] {
  const lines = read('.github/CODEOWNERS').split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const matching = rules.findLast((rule) => {
    const [pattern = ''] = rule.split(/ +/);
    if (pattern === '*') return true;
    return pattern.endsWith('/') ? `/${path}`.startsWith(pattern) : `/${path}` === pattern;
  });
  return matching?.split(/ +/).slice(1) ?? [];
}

/** One approval of any owner is enough, so a team of a module may not be one. */
const TRUSTED = ['@simmer/security', '@simmer/platform'];

it('what runs with credentials belongs to security, and no module’s team can change it alone', () => {
  const commands = commandsWithCredentials().map((name) => `platform/cli/${name}.ts`);
  expect(commands).toContain('platform/cli/publish.ts');
  const files = filesRunBy(['platform/run.mjs', 'shell/tools/shop.platform.ts', ...commands]);
  expect(files).toEqual(
    expect.arrayContaining(['platform/composer/run-builds.cjs', 'platform/setup/dependencies.mjs']),
  );
  const open = [...files, ...CONFIGURATION].filter((path) => {
    const owners = ownersOf(path);
    return !owners.includes('@simmer/security') || owners.some((owner) => !TRUSTED.includes(owner));
  });
  expect(open).toEqual([]);
}, 60_000);

it('the changes of a module are reviewed by the team that its module.json names, or else by the platform’s', () => {
  for (const { name, owner = '@simmer/platform' } of readModules(root))
    expect([name, ownersOf(`${name}/src/x.ts`)]).toEqual([name, [owner]]);
});
