import type { Dish } from '@simmer/shared/menu';
import { pictureAddress } from '@simmer/shared/picture';
import { reportProblem } from '@simmer/shared/report';
import { requestPicture } from '@simmer/shared/request-picture';
import { savesData } from '@simmer/shared/saves-data';

/** Replaces the drawing, so that the photo's color shows. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** How close to the window a photo must be before it is requested. */
const NEAR = '600px 0px';

interface Wanted {
  dishId: string;
  /** A different color means a different photo. */
  color: string;
  /** The drawing, which is shown again if there is no photo. */
  drawing: string;
}

const wanted = new WeakMap<Element, Wanted>();
/** The photos' addresses, by dish and color. They outlive the cards. */
const photos = new Map<string, Promise<string | undefined>>();
let near: IntersectionObserver | undefined;

/**
 * Puts the photos of the dishes into their cards, each when it comes near the window. Guests who save data keep the
 * drawings.
 * @param section the section whose cards show these dishes, in this order.
 */
export function showPhotos(section: Element, dishes: readonly Dish[]): void {
  if (savesData()) return;
  near ??= new IntersectionObserver(showNear, { rootMargin: NEAR });
  const cards = section.querySelectorAll('article');
  for (const [at, { id, picture }] of dishes.entries()) {
    const image = cards[at]?.querySelector('img');
    if (!image) continue;
    const before = wanted.get(image);
    const drawing = image.src.startsWith('data:') ? (before?.drawing ?? '') : image.src;
    const isShown = image.src !== drawing && before?.color === picture;
    if (isShown) continue;
    if (!picture) {
      wanted.delete(image);
      if (before) showDrawing(image, drawing);
      continue;
    }
    wanted.set(image, { dishId: id, color: picture, drawing });
    image.src = TRANSPARENT;
    image.style.backgroundColor = picture;
    image.dataset.photo = '';
    near.unobserve(image);
    near.observe(image);
  }
}

function showNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    near?.unobserve(target);
    void show(target);
  }
}

async function show(image: HTMLImageElement): Promise<void> {
  const asked = wanted.get(image);
  if (!asked) return;
  const key = asked.dishId + asked.color;
  const photo = photos.get(key) ?? read(asked.dishId);
  photos.set(key, photo);
  const address = await photo;
  // The next call may succeed.
  if (address === undefined) photos.delete(key);
  if (wanted.get(image) !== asked) return;
  if (address === undefined) showDrawing(image, asked.drawing);
  else image.src = address;
}

/** Decoded first, so that the photo appears all at once and not from the top down. */
async function read(dishId: string): Promise<string | undefined> {
  try {
    const picture = await requestPicture(dishId);
    if (!picture) return undefined;
    const photo = new Image();
    photo.src = pictureAddress(picture);
    await photo.decode();
    return photo.src;
  } catch (error) {
    reportProblem('menu', `the photo of menu/${dishId} could not be shown.`, error);
    return undefined;
  }
}

function showDrawing(image: HTMLImageElement, drawing: string): void {
  image.src = drawing;
  image.style.backgroundColor = '';
  delete image.dataset.photo;
}
