import { PICTURE_LIMIT, type DishPicture } from '@simmer/shared/picture';

/**
 * In pixels. The first is sharp on a phone's largest card at a pixel ratio of 3; the others are tried until the photo
 * fits.
 */
const SIDES = [400, 320, 240];
const QUALITIES = [0.85, 0.75, 0.6, 0.45];

export interface ShrunkPhoto {
  picture: DishPicture;
  /** The average, `#a1b2c3`. */
  color: string;
}

/** The browser gives pages noise or white in place of what is on a canvas, as a protection from tracking. */
export class HiddenCanvasError extends Error {}

type Color = readonly [red: number, green: number, blue: number];

/** Neither white nor the average of noise. */
const SAMPLE: Color = [200, 60, 20];
/** More than encoding changes, or browsers that only alter the last bit, which nobody sees. */
const LIMIT = 24;

/**
 * The middle of a photo as a small, upright square. Redrawing it removes the camera's metadata, such as the place where
 * it was taken.
 * @throws when the file is not an image that this browser can read; HiddenCanvasError when the
 *   result would be noise.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  if (await hidesCanvas()) throw new HiddenCanvasError();
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const side of SIDES) {
      const { canvas } = middleOf(image, side);
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, quality);
        if (blob.size <= PICTURE_LIMIT)
          return { picture: await pictureOf(blob), color: hexOf(averageOf(image)) };
      }
    }
    throw new Error('The photo can’t be made small enough.');
  } finally {
    image.close();
  }
}

/** Writes and reads a picture of one color in all the ways in which a photo is. */
async function hidesCanvas(): Promise<boolean> {
  const sample = await encoded(filled(`rgb(${SAMPLE.join(' ')})`, 16).canvas, 1);
  // Some browsers write what no browser can read.
  const image = await createImageBitmap(sample).catch(() => undefined);
  if (!image) return true;
  const color = averageOf(image);
  return SAMPLE.some((value, at) => Math.abs(value - (color[at] ?? 0)) > LIMIT);
}

function filled(color: string, side: number) {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t process pictures.');
  context.fillStyle = color;
  context.fillRect(0, 0, side, side);
  return { canvas, context };
}

function middleOf(image: ImageBitmap, side: number) {
  // For transparent parts, which a JPEG cannot have.
  const { canvas, context } = filled('white', side);
  context.imageSmoothingQuality = 'high';
  const edge = Math.min(image.width, image.height);
  const left = (image.width - edge) / 2;
  const top = (image.height - edge) / 2;
  context.drawImage(image, left, top, edge, edge, 0, 0, side, side);
  return { canvas, context };
}

/** A browser that cannot write WebP produces a PNG instead. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The photo could not be written.'));
      },
      type,
      quality,
    );
  });
}

async function pictureOf(blob: Blob): Promise<DishPicture> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const type = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
  return { type, base64: btoa(text) };
}

function averageOf(image: ImageBitmap): Color {
  // In two steps: a browser that scales down to a single pixel takes only the one in the middle.
  const { data } = middleOf(image, 8).context.getImageData(0, 0, 8, 8);
  const average = (channel: number) => {
    const values = data.filter((_, at) => at % 4 === channel);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  };
  return [average(0), average(1), average(2)];
}

const hexOf = (color: Color) =>
  `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
