/** Runs in the page: waits until it has answered a scroll, and until what moves by that has come to its end. */
export async function comeToRest(): Promise<void> {
  // The event comes with the first frame, what it changes with the second.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
