import type { Dish } from '@simmer/shared/menu';
import { photoAddress } from '@simmer/shared/photo';
import { reportProblem } from '@simmer/shared/report';
import { requestPhoto } from '@simmer/shared/request-photo';
import { savesData } from '@simmer/shared/saves-data';
import styles from './photos.late.module.css';

/** This image replaces the drawing, so that the photo's color shows. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** How close to the window a photo must be before it is requested. */
const NEAR = '600px 0px';

/** A photo that a guest asks to see larger. */
export interface ShownPhoto {
  dishName: string;
  address: string;
}

interface PhotoRequest {
  dish: Pick<Dish, 'id' | 'name' | 'photoColor'>;
  /** The drawing, which is shown again if there is no photo. */
  drawing: string;
  onEnlarge: (photo: ShownPhoto) => void;
}

const requests = new WeakMap<Element, PhotoRequest>();
let near: IntersectionObserver | undefined;

/**
 * Puts the photos of the dishes into their cards, each when it comes near the window. Guests who save data keep the
 * drawings.
 * @param section the section whose cards show these dishes, in this order.
 */
export function showPhotos(
  section: Element,
  dishes: readonly Dish[],
  onEnlarge: (photo: ShownPhoto) => void,
): void {
  if (savesData()) return;
  const cards = section.querySelectorAll('article');
  for (const [at, dish] of dishes.entries()) {
    const image = cards[at]?.querySelector('img');
    if (!image) continue;
    const before = requests.get(image);
    const drawing = image.src.startsWith('data:') ? (before?.drawing ?? '') : image.src;
    // A different color means a different photo.
    const isShown = image.src !== drawing && before?.dish.photoColor === dish.photoColor;
    if (isShown) continue;
    if (!dish.photoColor) {
      requests.delete(image);
      if (before) showDrawing(image, drawing);
      continue;
    }
    requests.set(image, { dish, drawing, onEnlarge });
    image.src = TRANSPARENT;
    image.style.backgroundColor = dish.photoColor;
    image.dataset.photo = '';
    near ??= new IntersectionObserver(showNear, { rootMargin: NEAR });
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
  const request = requests.get(image);
  if (!request) return;
  const { name } = request.dish;
  const address = await read(request.dish);
  if (requests.get(image) !== request) return;
  if (address === undefined) {
    showDrawing(image, request.drawing);
    return;
  }
  image.src = address;
  const button = buttonOn(image) ?? addButton(image);
  button.setAttribute('aria-label', `Enlarge the photo of ${name}`);
  button.onclick = () => {
    request.onEnlarge({ dishName: name, address });
  };
}

/** The photo is decoded first, so that it appears all at once and not from the top down. */
async function read({ id, photoColor }: PhotoRequest['dish']): Promise<string | undefined> {
  try {
    const stored = await requestPhoto(id, photoColor);
    if (!stored) return undefined;
    const photo = new Image();
    photo.src = photoAddress(stored);
    await photo.decode();
    return photo.src;
  } catch (error) {
    reportProblem('menu', `the photo of ${id} could not be shown.`, error);
    return undefined;
  }
}

function buttonOn(image: HTMLImageElement): HTMLButtonElement | undefined {
  const next = image.nextElementSibling;
  return next instanceof HTMLButtonElement ? next : undefined;
}

/** The button is none of React's, which is safe because no other child of the image's frame comes or goes after it. */
function addButton(image: HTMLImageElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.enlarge ?? '';
  image.after(button);
  return button;
}

function showDrawing(image: HTMLImageElement, drawing: string): void {
  image.src = drawing;
  image.style.backgroundColor = '';
  delete image.dataset.photo;
  buttonOn(image)?.remove();
}
