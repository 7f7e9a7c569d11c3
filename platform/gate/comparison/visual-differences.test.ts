import { PNG } from 'pngjs';
import { describeDifference } from './describe-difference';
import { changedPictures, type Picture, visualDifferences } from './visual-differences';

const SIZE = 40;
function picture(gray: number, more: Partial<Picture> = {}, height = SIZE): Picture {
  const image = new PNG({ width: SIZE, height });
  image.data.fill(255);
  for (let at = 0; at < SIZE * 4 * 2; at += 4) image.data.fill(gray, at, at + 3);
  const png = PNG.sync.write(image);
  return { module: 'menu-mfe', where: 'home', way: '390 px', place: 0, png, ...more };
}
const told = (live: readonly Picture[], candidate: readonly Picture[]) =>
  visualDifferences(changedPictures(live, candidate)).map(
    (one) => `${one.module ?? 'the site'}: ${describeDifference(one)}`,
  );

it('a tone that is one step darker is told, once for all windows of a page', () => {
  const wide = { way: '1440 px' };
  expect(told([picture(100), picture(100, wide)], [picture(90), picture(90, wide)])).toEqual([
    'menu-mfe: home: it looks different (390 px; 1440 px)',
  ]);
});

it('a part of another size is told', () => {
  expect(changedPictures([picture(100)], [picture(100, {}, SIZE + 1)])).toEqual([
    expect.objectContaining({ share: 1 }),
  ]);
});

it('the window is told only when no part explains it', () => {
  const window = { module: undefined };
  const [was, is] = [picture(100, window), picture(10, window)];
  expect(told([was], [is])).toEqual([
    'the site: home: something lies elsewhere, or over something else (390 px)',
  ]);
  expect(told([was, picture(100)], [is, picture(10)])).toEqual([
    'menu-mfe: home: it looks different (390 px)',
  ]);
});
