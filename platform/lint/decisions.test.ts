import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base';

const folder = join(root, 'docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file) && !file.startsWith('0000'))
  .sort();

function read(file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, title] = /^# \d{4}: (.*)/.exec(text) ?? [];
  const [, date] = /^Date: (.*)/m.exec(text) ?? [];
  return { number: file.slice(0, 4), title, date };
}

/** The cells of each row of the index. */
const rows = index
  .split('\n')
  .filter((line) => line.startsWith('| [0'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the index of decisions names each record with the title and the date that it has itself', () => {
  expect(rows.map(([, link, title, date]) => [link, title, date])).toEqual(
    records.map((file) => {
      const { number, title, date } = read(file);
      return [`[${number}](${file})`, title, date];
    }),
  );
});
