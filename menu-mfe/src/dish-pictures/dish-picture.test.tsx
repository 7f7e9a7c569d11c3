import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PLATES } from '@simmer/shared/config';
import { FIXED_SECTIONS, fixedDishes } from '@simmer/shared/menu';
import { drawingOf } from './dish-picture';

const HERE = ['classics.svg', 'soup.svg', 'desserts.svg'];
const SHEETS = [...HERE, '../../../shared/src/menu/plates.svg'].map((file) => ({
  file: file.replace(/.*\//, ''),
  text: readFileSync(join(import.meta.dirname, file), 'utf8'),
}));

const DRAWINGS = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name = '']) => `${file}#${name}`),
);

it('each fixed dish, and each kind of dish that the owner can choose for the Monthly Menu, has a drawing of its own', () => {
  const own = FIXED_SECTIONS.flatMap((section) =>
    fixedDishes(section).map(({ plate }) => drawingOf(section, plate)),
  );
  const drawings = [...own, ...PLATES.map((plate) => drawingOf('monthly', plate))];
  expect(new Set(drawings).size).toBe(17 + PLATES.length);
  for (const drawing of drawings) expect(DRAWINGS).toContain(drawing);
});

it.each(SHEETS)(
  'each drawing of $file fills its picture, also in Safari, which gives a picture the shape of the sheet',
  ({ text }) => {
    const shapes = [...text.matchAll(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+ [\d.]+)"/g)];
    expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(1);
  },
);

it('all drawings together weigh at most 16 kB on the wire', () => {
  const bytes = SHEETS.map(({ text }) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(16_000);
});
