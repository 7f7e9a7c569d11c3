import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import jsQR from 'jsqr';
import { QrCode } from '../../../cart-mfe/src/venmo/qr-code';
import { findingsAbout, type Finding } from '../finding';
import type { Target } from '../target';

const { ok, warning, problem } = findingsAbout('Venmo');

/** Pixels for each square of the code. */
const SCALE = 4;

/** Renders the QR code of the checkout, reads it like a phone, and compares it with the profile. */
export function checkVenmoCode({ site }: Target): Finding[] {
  const { handle, profile } = site.venmo;
  const read = readCode(renderToStaticMarkup(createElement(QrCode, { address: profile })));
  const code =
    read === profile
      ? ok('The QR code leads to venmo.profile.')
      : problem(
          `The QR code reads "${read ?? 'nothing'}", not ${profile}.`,
          'Shorten venmo.profile to https://venmo.com/u/ and your name.',
        );
  const name = handle.slice(1).toLowerCase();
  const isSamePerson = new URL(profile).pathname.toLowerCase().split('/').includes(name);
  if (isSamePerson) return [code];
  return [
    code,
    warning(
      `venmo.handle is ${handle}, and venmo.profile is ${profile}.`,
      'Guests see the handle and follow the link to the profile. Both should be the same account.',
    ),
  ];
}

/**
 * @param svg as qrcode.react draws it: a path that covers the dark squares in rows, on a grid that the viewBox
 * measures.
 */
export function readCode(svg: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1] ?? 0);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = /<path[^>]*\bfill="currentColor"[^>]*\bd="([^"]+)"/.exec(svg)?.[1] ?? '';
  for (const [, x, y, length] of dark.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g))
    paint(pixels, width, { x: Number(x), y: Number(y), length: Number(length ?? 1) });
  return size === 0 ? undefined : jsQR(pixels, width, width)?.data;
}

function paint(
  pixels: Uint8ClampedArray,
  width: number,
  run: { x: number; y: number; length: number },
): void {
  for (let row = run.y * SCALE; row < (run.y + 1) * SCALE; row += 1)
    for (let column = run.x * SCALE; column < (run.x + run.length) * SCALE; column += 1)
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
}
