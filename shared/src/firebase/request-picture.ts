import * as v from 'valibot';
import { readPicture } from '@simmer/shared/firebase';
import { parsePicture, type DishPicture } from '../menu/parse-picture';
import { requestDocument } from './request-document';

const DocumentSchema = v.object({
  fields: v.object({
    type: v.object({ stringValue: v.string() }),
    image: v.object({ bytesValue: v.string() }),
  }),
});

/**
 * The photo of a dish; undefined if there is none or it cannot be shown.
 * @throws like `requestDocument`.
 */
export function requestPicture(dishId: string): Promise<DishPicture | undefined> {
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
