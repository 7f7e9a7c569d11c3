/**
 * Calls back once the page has been drawn, so that what is fetched then competes with nothing a guest waits for.
 * @returns a function that calls it off.
 */
export function afterPaint(callback: () => void): () => void {
  // A tab in the background is given no frames; it is ready when the guest comes to it.
  if (document.visibilityState === 'hidden') {
    const timer = setTimeout(callback);
    return () => {
      clearTimeout(timer);
    };
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callback still runs before that frame is drawn.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
