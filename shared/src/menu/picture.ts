import * as v from 'valibot';

/** In bytes; the same number as in `firestore.rules`. */
export const PICTURE_LIMIT = 60_000;

const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;

/** The photo of a dish: the document `pictures/{dish}`. */
export interface DishPicture {
  type: (typeof PICTURE_TYPES)[number];
  base64: string;
}

const PictureSchema = v.object({
  type: v.picklist(PICTURE_TYPES),
  base64: v.pipe(v.string(), v.base64()),
});

/** @returns undefined for anything that is not a picture. */
export function parsePicture(value: unknown): DishPicture | undefined {
  const parsed = v.safeParse(PictureSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** A data URL for an `<img>`: the page's Content-Security-Policy allows no other kind of generated address. */
export function pictureAddress({ type, base64 }: DishPicture): string {
  return `data:${type};base64,${base64}`;
}
