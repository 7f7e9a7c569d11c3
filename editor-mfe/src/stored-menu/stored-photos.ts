import type { Dish } from '@simmer/shared/menu';
import type { DishPicture } from '@simmer/shared/picture';
import { reportProblem } from '@simmer/shared/report';

/** Reads each photo once; a different color means a different photo. */
export function createPhotos(readPicture: (id: string) => Promise<DishPicture | undefined>) {
  const photos = new Map<string, Promise<DishPicture | undefined>>();

  async function read(id: string, key: string): Promise<DishPicture | undefined> {
    try {
      return await readPicture(id);
    } catch (error) {
      // The next call may succeed.
      photos.delete(key);
      reportProblem('editor', `the photo of menu/${id} could not be read.`, error);
      return undefined;
    }
  }

  return ({ id, picture }: Pick<Dish, 'id' | 'picture'>): Promise<DishPicture | undefined> => {
    const key = id + picture;
    const photo = photos.get(key) ?? read(id, key);
    photos.set(key, photo);
    return photo;
  };
}
