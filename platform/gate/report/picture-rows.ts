import { PNG } from 'pngjs';
import type { Picture, PicturePair } from '../comparison/visual-differences';

/** Shown above and below what differs. */
const MARGIN = 80;
/**
 * Of one picture of the report: about what a window shows. The report is kept with the release, so it must stay small.
 */
const MOST_ROWS = 900;
const MOST_REGIONS = 6;
const MOST_PICTURES = 24;

export interface PictureRow {
  title: string;
  was: string;
  is: string;
  width: number;
  height: number;
}

/** Rows of a picture, counted from the top. */
interface Region {
  from: number;
  to: number;
}

/** @returns the pictures that look different, those that differ most first, cut to the rows that differ. */
export function pictureRows(pairs: readonly PicturePair[]): PictureRow[] {
  return withoutRepetitions(pairs)
    .sort((one, other) => other.share - one.share)
    .flatMap(({ was, is }) => {
      const title = `${is.module ?? 'the site'}: ${is.where}, ${is.way}`;
      const before = PNG.sync.read(was.png);
      const after = PNG.sync.read(is.png);
      const width = Math.max(before.width, after.width);
      return changedRegions(before, after).map((region) => ({
        title,
        was: cut(before, region),
        is: cut(after, region),
        width,
        height: region.to - region.from,
      }));
    })
    .slice(0, MOST_PICTURES);
}

/** What differs in a usual window differs in dark, under the pointer and so on as well. */
function withoutRepetitions(pairs: readonly PicturePair[]): PicturePair[] {
  const isUsual = ({ way }: Picture) => way.endsWith(' px');
  const keyOf = ({ module, where }: Picture) => JSON.stringify([module, where]);
  const inWindows = new Set(pairs.filter(({ is }) => isUsual(is)).map(({ is }) => keyOf(is)));
  return pairs.filter(({ is }) => isUsual(is) || !inWindows.has(keyOf(is)));
}

/** The first places that differ, with a margin; what follows something that grew is one place. */
export function changedRegions(was: PNG, is: PNG): Region[] {
  const height = Math.max(was.height, is.height);
  const regions: Region[] = [];
  for (let row = 0; row < height; row += 1) {
    if (rowOf(was, row).equals(rowOf(is, row))) continue;
    const last = regions.at(-1);
    const to = Math.min(height, row + 1 + MARGIN);
    if (last && row - MARGIN <= last.to) last.to = to;
    else regions.push({ from: Math.max(0, row - MARGIN), to });
  }
  return regions
    .slice(0, MOST_REGIONS)
    .map(({ from, to }) => ({ from, to: Math.min(to, from + MOST_ROWS) }));
}

const rowOf = ({ data, width }: PNG, row: number) =>
  data.subarray(row * width * 4, (row + 1) * width * 4);

function cut(image: PNG, { from, to }: Region): string {
  const height = Math.max(1, Math.min(image.height, to) - from);
  const part = new PNG({ width: image.width, height });
  if (from < image.height) PNG.bitblt(image, part, 0, from, image.width, height, 0, 0);
  const png = PNG.sync.write(part, { deflateLevel: 9 });
  return `data:image/png;base64,${png.toString('base64')}`;
}
