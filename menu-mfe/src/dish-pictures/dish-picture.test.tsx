import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { FIXED_MENU } from '../fixed-menu/fixed-menu';
import { fixedDish } from '../fixed-menu/fixed-dish';
import { DishList } from '../menu-sections/dish-list';

const SHEETS = ['classics.svg', 'fallbacks.svg', 'soup.svg', 'desserts.svg'].map((file) => ({
  file,
  text: readFileSync(join(import.meta.dirname, file), 'utf8'),
}));

const DRAWINGS = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/<view id="([^"]+)"/g)].map(([, name = '']) => `${file}#${name}`),
);

const dish = (name: string) =>
  fixedDish({ name, description: '', sizes: [['Small', 3000]] as const });

/** The drawings on the page, in order; decorative pictures have no role. */
function shownDrawings(): (string | null)[] {
  return [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
}

describe('the pictures of the dishes', () => {
  it('give each fixed dish a drawing of its own', () => {
    render(
      <>
        <DishList section="classics" dishes={FIXED_MENU.classics} />
        <DishList section="soup" dishes={FIXED_MENU.soup} />
        <DishList section="desserts" dishes={FIXED_MENU.desserts} />
      </>,
    );
    const shown = shownDrawings();
    expect(new Set(shown).size).toBe(17);
    for (const drawing of shown) expect(DRAWINGS).toContain(drawing);
  });

  it('give each dish of a usual month a drawing of its own, whatever its name', () => {
    const names = ['MEATLOAF', 'Danish', 'SOUP', 'STEW', 'ROAST', 'BREAD'];
    render(<DishList section="monthly" dishes={names.map(dish)} />);
    const shown = shownDrawings();
    expect(new Set(shown).size).toBe(6);
    for (const drawing of shown) {
      expect(drawing).toMatch(/^fallbacks\.svg#/);
      expect(DRAWINGS).toContain(drawing);
    }
  });

  it('weigh at most 14 kB together on the wire', () => {
    const bytes = SHEETS.map(({ text }) => brotliCompressSync(text).length);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(14_000);
  });
});
