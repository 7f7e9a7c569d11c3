import { PLATES } from '@simmer/shared/menu';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FIXED_MENU } from '../fixed-menu/fixed-menu';
import type { SectionName } from '../dish-card/new-cart-item';
import { drawingOf } from './dish-picture';

const SHEETS = ['classics.svg', 'plates.svg', 'soup.svg', 'desserts.svg'].map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, file), 'utf8'),
}));

const DRAWINGS = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name = '']) => `${file}#${name}`),
);

it('each fixed dish has a drawing of its own, and each kind of monthly dish too, whatever the name', () => {
  const monthly = PLATES.map((plate) => ({ name: 'Danish', plate }));
  const drawings = Object.entries({ ...FIXED_MENU, monthly }).flatMap(([section, dishes]) =>
    dishes.map((dish) => drawingOf(section as SectionName, dish)),
  );
  expect(new Set(drawings).size).toBe(17 + PLATES.length);
  for (const drawing of drawings) expect(DRAWINGS).toContain(drawing);
});

it('the drawings weigh at most 14 kB together on the wire', () => {
  const bytes = SHEETS.map(({ text }) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(14_000);
});
