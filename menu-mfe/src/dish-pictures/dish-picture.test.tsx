import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FIXED_MENU } from '../fixed-menu/fixed-menu';
import { fixedDish } from '../fixed-menu/fixed-dish';
import type { SectionName } from '../dish-card/new-cart-item';
import { drawingOf } from './dish-picture';

const SHEETS = ['classics.svg', 'fallbacks.svg', 'soup.svg', 'desserts.svg'].map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, file), 'utf8'),
}));

const DRAWINGS = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name = '']) => `${file}#${name}`),
);

it('each fixed dish has a drawing of its own, and so has each dish of a usual month, whatever its name', () => {
  const names = ['MEATLOAF', 'Danish', 'SOUP', 'STEW', 'ROAST', 'BREAD'];
  const monthly = names.map((name) => fixedDish({ name, description: '', sizes: [] }));
  const drawings = Object.entries({ ...FIXED_MENU, monthly }).flatMap(([section, dishes]) =>
    dishes.map(({ name }, index) => drawingOf(section as SectionName, name, index)),
  );
  expect(new Set(drawings).size).toBe(17 + 6);
  for (const drawing of drawings) expect(DRAWINGS).toContain(drawing);
});

it('the drawings weigh at most 14 kB together on the wire', () => {
  const bytes = SHEETS.map(({ text }) => brotliCompressSync(text).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(14_000);
});
