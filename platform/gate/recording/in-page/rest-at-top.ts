/**
 * Runs in the page: scrolls it to its top, and what scrolls inside it, because how far a moving focus has scrolled them
 * depends on how busy the machine is. Then waits until the page has handled that, the animations this started have
 * ended, and every image, in view or not, is decoded.
 */
export async function restAtTop(): Promise<void> {
  const PICTURES_LIMIT_MS = 5000;

  scrollTo({ top: 0, behavior: 'instant' });
  for (const element of document.querySelectorAll('*'))
    if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: 'instant' });
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
