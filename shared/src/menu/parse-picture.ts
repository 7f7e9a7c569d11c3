import * as v from 'valibot';

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
