import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTES } from '../modules';

const root = join(__dirname, '../..');

/** The text of a document without its code, in which `#` begins a comment. */
const textOf = (document: string) =>
  readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```/g, '');

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it('every npm script that a message, a comment or a document names exists', () => {
  const command = ['grep', '-hoE', 'npm run [a-z][a-z0-9:-]*', '--', ':!package-lock.json'];
  const named = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect([...new Set(named)].filter((one) => !(one.slice('npm run '.length) in scripts))).toEqual(
    [],
  );
});

it('the platform names no module of this shop, except where it checks this repository', () => {
  const names = ['@simmer/', ...REMOTES].flatMap((name) => ['-e', name]);
  const own = ['platform', ':!*.md', ':!platform/lint', ':!*.repository.test.ts'];
  const search = ['grep', '-nF', ...names, '--', ...own];
  const { status, stdout } = spawnSync('git', search, { cwd: root, encoding: 'utf8' });
  // Git ends with 1 when it finds nothing.
  expect([status, stdout]).toEqual([1, '']);
});

it('the first hour changes nothing that guests get, also in a clone of a live shop', () => {
  const [, hour = ''] = /\n## The first hour\n([^]*?)\n## /.exec(textOf('CONTRIBUTING.md')) ?? [];
  const onShop = hour.match(/`npm run (doctor|preview|publish|releases|rollback)\b.*?`/g) ?? [];
  expect(onShop).not.toEqual([]);
  expect(onShop.filter((one) => !one.endsWith(' --store .simmer/published`'))).toEqual([]);
});

it('every link in a document leads to a file and a heading that exist', () => {
  const names = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
  const documents = names.split('\n').filter((name) => existsSync(join(root, name)) && name !== '');
  const dead = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)]
      .filter(([, path = '', anchor = '']) => {
        const target = path === '' ? document : join(dirname(document), path);
        return (
          !existsSync(join(root, target)) || (anchor !== '' && !anchorsOf(target).includes(anchor))
        );
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(documents).toContain('README.md');
  expect(dead).toEqual([]);
});
