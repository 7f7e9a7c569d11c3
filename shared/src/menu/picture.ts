import type { DishPicture } from './parse-picture';

export type { DishPicture } from './parse-picture';

/** In bytes; the same number as in `firestore.rules`. */
export const PICTURE_LIMIT = 60_000;

/** A data URL for an `<img>`: the page's Content-Security-Policy allows no other kind of generated address. */
export function pictureAddress({ type, base64 }: DishPicture): string {
  return `data:${type};base64,${base64}`;
}
