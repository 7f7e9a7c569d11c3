import * as v from 'valibot';
import { photosRead, withDatabase } from '@simmer/shared/firebase';
import { parsePhoto, type DishPhoto } from '../menu/photo';
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
export async function requestPhoto(dishId: string, color: string): Promise<DishPhoto | undefined> {
  const key = `${dishId} ${color}`;
  const reading = photosRead.get(key) ?? read(dishId);
  photosRead.set(key, reading);
  const photo = await reading.catch((error: unknown) => {
    photosRead.delete(key);
    throw error;
  });
  // The photo is not remembered as missing, because the next call may find it.
  if (!photo) photosRead.delete(key);
  return photo;
}

function read(dishId: string): Promise<DishPhoto | undefined> {
  return requestDocument(
    `pictures/${dishId}`,
    (document) => {
      const parsed = v.safeParse(DocumentSchema, document);
      if (!parsed.success) return undefined;
      const { type, image } = parsed.output.fields;
      return parsePhoto({ type: type.stringValue, base64: image.bytesValue });
    },
    () => withDatabase((client) => client.readPhoto(dishId)),
  );
}
