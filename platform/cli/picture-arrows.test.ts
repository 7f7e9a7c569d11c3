import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../base';
import { arrowFaults } from './picture-arrows';

const arrow = (from: string, to: string) =>
  `<g class="edge">\n<title>${from}&#45;&gt;${to}</title>\n</g>`;
const picture = `<title>platform/base</title>${arrow('bench', 'platform/local&#45;cloud')}${arrow('shell', 'shared')}`;

it('a picture with the arrows of the imports has no fault, wherever they are drawn', () => {
  const elsewhere = `${arrow('shell', 'shared')}${arrow('bench', 'platform/local&#45;cloud')}`;
  expect(arrowFaults(picture, elsewhere)).toEqual([]);
});

it('names the arrow that an import lacks, and the one that no import stands for', () => {
  const now = `${arrow('bench', 'platform/local&#45;cloud')}${arrow('e2e', 'platform/cli')}`;
  expect(arrowFaults(picture, now)).toEqual([
    'It lacks the arrow e2e -> platform/cli.',
    'No import stands for its arrow shell -> shared.',
  ]);
});

it('a new remote, which imports shared alone, may be missing', () => {
  expect(arrowFaults(picture, `${picture}${arrow('soup&#45;mfe', 'shared')}`)).toEqual([]);
});

it('finds the arrows of the picture in the documentation', () => {
  const drawn = readFileSync(resolve(root, 'docs/images/architecture.svg'), 'utf8');
  expect(arrowFaults(drawn, '')).toContain(
    'No import stands for its arrow platform/doctor -> cart-mfe.',
  );
});
