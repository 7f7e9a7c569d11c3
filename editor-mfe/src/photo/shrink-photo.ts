import { PHOTO_LIMIT, type DishPhoto } from '@simmer/shared/photo';

/**
 * In pixels. The first is sharp on a card as wide as a phone at a pixel ratio of 3; the others are tried until the photo
 * fits.
 */
const WIDTHS = [1080, 960, 800, 640, 480, 320];
const QUALITIES = [0.8, 0.65, 0.5];
/** The width divided by the height, as on a large card. */
const RATIO = 4 / 3;

export interface ShrunkPhoto {
  photo: DishPhoto;
  /** The average, `#a1b2c3`. */
  color: string;
}

/** The browser gives pages noise or white in place of what is on a canvas, as a protection from tracking. */
export class HiddenCanvasError extends Error {}

type Color = readonly [red: number, green: number, blue: number];

/** A color that is neither white nor the average of noise. */
const SAMPLE: Color = [200, 60, 20];
/**
 * The limit is above what encoding changes, and above what browsers do that only alter the last bit, which nobody
 * sees.
 */
const LIMIT = 24;

/**
 * The middle of a photo, upright and small. Redrawing it removes the camera's metadata, such as the place where
 * it was taken.
 * @throws when the file is not an image that this browser can read; HiddenCanvasError when the
 *   result would be noise.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  if (await hidesCanvas()) throw new HiddenCanvasError();
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const width of WIDTHS) {
      const { canvas } = middleOf(image, width);
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, quality);
        if (blob.size <= PHOTO_LIMIT)
          return { photo: await photoOf(blob), color: hexOf(averageOf(image)) };
      }
    }
    throw new Error('The photo can’t be made small enough.');
  } finally {
    image.close();
  }
}

/** Writes and reads a picture of one color in all the ways in which a photo is. */
async function hidesCanvas(): Promise<boolean> {
  const sample = await encoded(filled(`rgb(${SAMPLE.join(' ')})`, 16, 12).canvas, 1);
  // Some browsers write what no browser can read.
  const image = await createImageBitmap(sample).catch(() => undefined);
  if (!image) return true;
  const color = averageOf(image);
  return SAMPLE.some((value, at) => Math.abs(value - (color[at] ?? 0)) > LIMIT);
}

function filled(color: string, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t process pictures.');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** @param mostWide the result is not wider than this, and never wider than the photo. */
function middleOf(image: ImageBitmap, mostWide: number) {
  const across = Math.min(image.width, image.height * RATIO);
  const down = across / RATIO;
  const width = Math.max(1, Math.round(Math.min(mostWide, across)));
  const height = Math.max(1, Math.round(width / RATIO));
  // The background for transparent parts, which a JPEG cannot have.
  const { canvas, context } = filled('white', width, height);
  context.imageSmoothingQuality = 'high';
  const left = (image.width - across) / 2;
  const top = (image.height - down) / 2;
  context.drawImage(image, left, top, across, down, 0, 0, width, height);
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

async function photoOf(blob: Blob): Promise<DishPhoto> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const type = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
  return { type, base64: btoa(text) };
}

function averageOf(image: ImageBitmap): Color {
  // The photo is scaled in two steps: a browser that scales down to a single pixel takes only the one in the middle.
  const { canvas, context } = middleOf(image, 8);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const average = (channel: number) => {
    const values = data.filter((_, at) => at % 4 === channel);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  };
  return [average(0), average(1), average(2)];
}

const hexOf = (color: Color) =>
  `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
