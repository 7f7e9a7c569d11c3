import { PNG } from 'pngjs';
import type { Picture } from '../comparison/visual-differences';
import { changedRegions, pictureRows } from './picture-rows';

function image(height: number, darkRow?: number): PNG {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  if (darkRow !== undefined) png.data.fill(0, darkRow * 40, darkRow * 40 + 30);
  return png;
}
const picture = (png: PNG, more: Partial<Picture> = {}): Picture => ({
  module: 'menu-mfe',
  where: 'home',
  way: '390 px',
  place: 0,
  png: PNG.sync.write(png),
  ...more,
});

it('a picture is cut to the places that differ, with a margin', () => {
  const after = image(1000, 500);
  after.data.fill(0, 800 * 40, 810 * 40);
  expect(changedRegions(image(1000), after)).toEqual([
    { from: 420, to: 581 },
    { from: 720, to: 890 },
  ]);
});

it('what differs in a window is not shown again in dark', () => {
  const pair = (way: string) => ({
    was: picture(image(100), { way }),
    is: picture(image(100, 50), { way }),
    share: 0.1,
  });
  const ways = (...pairs: string[]) => pictureRows(pairs.map(pair)).map(({ title }) => title);
  expect(ways('390 px', 'dark')).toEqual(['menu-mfe: home, 390 px']);
  expect(ways('dark')).toEqual(['menu-mfe: home, dark']);
});

it('each pair says which part it is, and the largest change comes first', () => {
  const pair = (way: string, share: number) => ({
    was: picture(image(100), { way }),
    is: picture(image(100, 50), { way }),
    share,
  });
  const rows = pictureRows([pair('320 px', 0.1), pair('1440 px', 0.4)]);
  expect(rows.map(({ title }) => title)).toEqual([
    'menu-mfe: home, 1440 px',
    'menu-mfe: home, 320 px',
  ]);
  expect(rows[0]?.was).toMatch(/^data:image\/png;base64,/);
});
