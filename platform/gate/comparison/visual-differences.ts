import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { ModuleName } from '../../modules';
import type { Difference } from './differences';

/** Of a part of a page. */
export interface Picture {
  /** Undefined for the window as it is seen, with everything in it. */
  module: ModuleName | undefined;
  /** The page. */
  where: string;
  /** The width of the window, or how else it is looked at. */
  way: string;
  /** Among the parts of the page: a module may have several. */
  place: number;
  png: Buffer;
}

/** One picture before and after. */
export interface PicturePair {
  was: Picture;
  is: Picture;
  /** How much of it differs, from 0 to 1; 1 when the sizes differ. */
  share: number;
}

/** A step of a color; 0.1 is what pixelmatch begins with, and overlooks the next tone of a token. */
const THRESHOLD = 0.02;
/** Edges of letters may be drawn differently in a few places. */
const FEWEST_PIXELS = 20;

const keyOf = ({ module, where, way, place }: Picture) =>
  JSON.stringify([module, where, way, place]);

/** The pictures that two walks have in common and that look different. */
export function changedPictures(
  live: readonly Picture[],
  candidate: readonly Picture[],
): PicturePair[] {
  const before = new Map(live.map((picture) => [keyOf(picture), picture]));
  return candidate.flatMap((is) => {
    const was = before.get(keyOf(is));
    const share = was ? changedShare(was.png, is.png) : 0;
    return was && share > 0 ? [{ was, is, share }] : [];
  });
}

function changedShare(was: Buffer, is: Buffer): number {
  if (was.equals(is)) return 0;
  const [one, other] = [PNG.sync.read(was), PNG.sync.read(is)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 1;
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, {
    threshold: THRESHOLD,
  });
  return pixels < FEWEST_PIXELS ? 0 : pixels / (width * height);
}

const IN_THE_WINDOW = 'something lies elsewhere, or over something else';

/** One difference for each module and page. That of the window counts only where no part explains it. */
export function visualDifferences(pairs: readonly PicturePair[]): Difference[] {
  const explained = new Set(pairs.flatMap(({ is }) => (is.module ? [is.where] : [])));
  const found = new Map<string, Difference & { where: string[] }>();
  for (const { is } of pairs) {
    const { module, where: about, way } = is;
    if (module === undefined && explained.has(about)) continue;
    const key = JSON.stringify([module, about]);
    const text = module === undefined ? IN_THE_WINDOW : 'it looks different';
    const one = found.get(key) ?? {
      kind: 'look' as const,
      module,
      about,
      was: undefined,
      is: text,
      where: [],
    };
    if (!one.where.includes(way)) one.where.push(way);
    found.set(key, one);
  }
  return [...found.values()];
}
