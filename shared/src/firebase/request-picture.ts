import * as v from 'valibot';
import { picturesRead, readPicture } from '@simmer/shared/firebase';
import { parsePicture, type DishPicture } from '../menu/picture';
import { requestDocument } from './request-document';

const DocumentSchema = v.object({
  fields: v.object({
    type: v.object({ stringValue: v.string() }),
    image: v.object({ bytesValue: v.string() }),
  }),
});

/**
 * The photo of a dish; undefined if there is none or it cannot be shown. A page reads each photo once.
 * @param color the photo's; a different color means a different photo.
 * @throws like `requestDocument`.
 */
export async function requestPicture(
  dishId: string,
  color: string,
): Promise<DishPicture | undefined> {
  const key = `${dishId} ${color}`;
  const reading = picturesRead.get(key) ?? read(dishId);
  picturesRead.set(key, reading);
  const picture = await reading.catch((error: unknown) => {
    picturesRead.delete(key);
    throw error;
  });
  // The next call may find it.
  if (!picture) picturesRead.delete(key);
  return picture;
}

function read(dishId: string): Promise<DishPicture | undefined> {
  return requestDocument(
    `pictures/${dishId}`,
    (document) => {
      const parsed = v.safeParse(DocumentSchema, document);
      if (!parsed.success) return undefined;
      const { type, image } = parsed.output.fields;
      return parsePicture({ type: type.stringValue, base64: image.bytesValue });
    },
    () => readPicture(dishId),
  );
}
