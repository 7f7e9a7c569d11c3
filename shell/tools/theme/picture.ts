import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import svgToDataUri from 'mini-svg-data-uri';

/** What documents need to show the owner's picture behind the heading of the home page. */
export interface Picture {
  /** The rule that replaces the default picture (`hero.module.css`). */
  css: string;
  /** The same, with the picture itself in it. */
  inlineCss: string;
  /** A photo is a file next to the documents. A drawing is in the rule. */
  photo?: { name: string; bytes: Buffer; width: number; height: number };
}

/** The types that services show as the picture of a link: not WebP, not AVIF. */
const PHOTOS: Readonly<Record<string, string>> = {
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
    return `“${path}” is not a picture that both browsers and link previews can show: use a JPEG, PNG or SVG file`;
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
  const size = sizeOf(bytes);
  if (!size) return `“${path}” is not a JPEG or PNG file, whatever its name says`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = `hero.${hash}${extension}`;
  return {
    css: photoCss(`/${name}`),
    inlineCss: photoCss(`data:${type};base64,${bytes.toString('base64')}`),
    photo: { name, bytes, ...size },
  };
}

/** A photo has no calm area behind the text, so the text gets a gradient in front of the photo. */
function photoCss(url: string): string {
  return [
    `:root{--hero:url("${url}");--hero-place:65% 100%;--hero-shade:linear-gradient(var(--color-ground-dark) 48%,transparent 82%)}`,
    '@media (min-aspect-ratio:4/3){:root{--hero-shade:linear-gradient(90deg,var(--color-ground-dark) 38%,transparent 74%)}}',
  ].join('');
}

/** The size in pixels, from the header of a PNG file or the frame header of a JPEG file. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length > 24 && bytes.toString('latin1', 1, 16).startsWith('PNG\r\n\x1a\n'))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (!bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))) return undefined;
  for (
    let at = 2;
    at + 9 < bytes.length && bytes[at] === 0xff;
    at += 2 + bytes.readUInt16BE(at + 2)
  )
    if ([0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  return undefined;
}

function drawing(path: string, svg: string): Picture | string {
  const [, width, height] =
    /<svg\b[^>]*\bviewBox=["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(svg) ?? [];
  if (!svg.includes('http://www.w3.org/2000/svg') || width === undefined || height === undefined)
    return `“${path}” is not an SVG drawing with a viewBox`;
  const form = Number(width) / Number(height);
  if (Math.abs(form / FORM - 1) >= 0.02)
    return `“${path}” is ${width} by ${height}, but a drawing needs the aspect ratio of 1600 by 1680 (docs/design.md, “The picture”); a photo may have any`;
  const css = `:root{--hero:url("${svgToDataUri(svg)}")}`;
  return { css, inlineCss: css };
}
