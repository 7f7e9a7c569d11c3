/**
 * Runs in the page: waits until it has handled a scroll, the animations this started have ended, and every image on the
 * page, in view or not, is decoded.
 */
export async function waitUntilStable(): Promise<void> {
  const PICTURES_LIMIT_MS = 5000;

  // A scroll event comes with the first frame, what it changes with the second.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  await window.gate.observed();
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
