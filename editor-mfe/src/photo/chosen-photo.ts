import { reportProblem } from '@simmer/shared/report';
import { HiddenCanvasError, shrinkPhoto, type ShrunkPhoto } from './shrink-photo';

/** Phone photos are 15 MB at most; a browser may crash on much larger files. */
const LARGEST_MB = 50;

const HIDDEN =
  'To protect you from tracking, this browser gives websites noise in place of pictures, so the photo can’t be made smaller here. Allow “canvas data” for this site where the browser asks or in its settings, or use another browser. Then choose the photo again.';

/** @param taken the colors of the photos that it may replace: the stored one and the one in the form. */
export async function chosenPhoto(
  file: File,
  taken: readonly string[],
): Promise<ShrunkPhoto | { problem: string }> {
  const megabytes = file.size / 1_000_000;
  if (megabytes > LARGEST_MB)
    return {
      problem: `This file is ${String(Math.round(megabytes))} MB. Please choose a photo of at most ${String(LARGEST_MB)} MB.`,
    };
  try {
    const { photo, color } = await shrinkPhoto(file);
    return { photo, color: otherColor(color, taken) };
  } catch (error) {
    if (error instanceof HiddenCanvasError) return { problem: HIDDEN };
    reportProblem('editor', 'a photo could not be read.', error);
    return {
      problem: 'This file can’t be read as a photo. Please choose a JPEG, PNG or WebP image.',
    };
  }
}

/** A different photo must have a different color, so that it is recognized as new. */
function otherColor(color: string, taken: readonly string[]): string {
  if (!taken.includes(color)) return color;
  const lastDigit = (Number.parseInt(color.slice(-1), 16) + 1) % 16;
  return otherColor(color.slice(0, -1) + lastDigit.toString(16), taken);
}
