import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';

/** The owner's picture behind the heading of the home page. */
export type Picture =
  | { kind: 'drawing'; svg: string }
  | {
      kind: 'photo';
      type: string;
      bytes: Buffer;
      /** Its file next to the documents. */ name: string;
    };

const PHOTOS: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
};
/** A drawing is inlined in the home page's document. A photo is a separate request. */
const LIMIT_KB = { drawing: 60, photo: 300 };
/** The aspect ratio of `hero-background.svg`, which the page's layout expects at every window size: docs/design.md. */
const FORM = 1600 / 1680;

/**
 * @param path from the configuration, relative to its folder.
 * @returns the picture, or a sentence about what is wrong with it.
 */
export async function readPicture(configPath: string, path: string): Promise<Picture | string> {
  const extension = extname(path).toLowerCase();
  const type = PHOTOS[extension];
  if (type === undefined && extension !== '.svg')
    return `“${path}” is not a picture that browsers show: use an SVG, WebP, AVIF, JPEG or PNG file`;
  const kind = type === undefined ? 'drawing' : 'photo';
  let bytes: Buffer;
  try {
    bytes = await readFile(resolve(dirname(configPath), path));
  } catch {
    return `there is no readable file “${path}”; the path is relative to the folder of the configuration`;
  }
  const limit = LIMIT_KB[kind];
  if (bytes.length > limit * 1000)
    return `“${path}” is ${String(Math.ceil(bytes.length / 1000))} kB, but the limit for a ${kind} is ${String(limit)}: every guest loads it with the first page`;
  if (type === undefined) return drawing(path, bytes.toString('utf8'));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { kind: 'photo', type, bytes, name: `hero.${hash}${extension}` };
}

function drawing(path: string, svg: string): Picture | string {
  const [, width, height] =
    /<svg\b[^>]*\bviewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(svg) ?? [];
  if (!svg.includes('http://www.w3.org/2000/svg') || width === undefined || height === undefined)
    return `“${path}” is not an SVG drawing with a viewBox`;
  const form = Number(width) / Number(height);
  return Math.abs(form / FORM - 1) < 0.02
    ? { kind: 'drawing', svg }
    : `“${path}” is ${width} by ${height}, but a drawing needs the aspect ratio of 1600 by 1680 (docs/design.md, “The picture”); a photo may have any`;
}
