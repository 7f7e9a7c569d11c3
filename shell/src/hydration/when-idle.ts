/** Waits for the first paint and what it needs, so that Firebase's code does not delay the menu. */
export function whenIdle(task: () => void): void {
  const afterLoad = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
    else setTimeout(task, 200);
  };
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
