/**
 * Runs in the page: waits until it has handled a scroll, the animations this started have ended, and every image on the
 * page, in view or not, is decoded.
 */
export async function waitUntilStable(): Promise<void> {
  const PICTURES_LIMIT_MS = 5000;

  // The event comes with the first frame, observers of what is in view after it, and what React changes then after that.
  for (let frame = 0; frame < 4; frame += 1)
    await new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = 'eager';
  await Promise.allSettled([
    ...ending.map(({ finished }) => finished),
    Promise.race([
      Promise.allSettled(pictures.map((image) => image.decode())),
      new Promise((done) => setTimeout(done, PICTURES_LIMIT_MS)),
    ]),
  ]);
}
