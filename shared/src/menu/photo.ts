import * as v from 'valibot';

/** The limit in bytes, the same number as in `firestore.rules`. */
export const PHOTO_LIMIT = 60_000;

const PHOTO_TYPES = ['image/webp', 'image/jpeg'] as const;

/** The photo of a dish: the document `pictures/{dish}`. */
export interface DishPhoto {
  type: (typeof PHOTO_TYPES)[number];
  base64: string;
}

const PhotoSchema = v.object({
  type: v.picklist(PHOTO_TYPES),
  base64: v.pipe(v.string(), v.base64()),
});

/** @returns undefined for anything that is not a photo. */
export function parsePhoto(value: unknown): DishPhoto | undefined {
  const parsed = v.safeParse(PhotoSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** A data URL for an `<img>`: the page's Content-Security-Policy allows no other kind of generated address. */
export function photoAddress({ type, base64 }: DishPhoto): string {
  return `data:${type};base64,${base64}`;
}
