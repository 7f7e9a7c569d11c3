export interface CoveredControl {
  module: string;
  text: string;
}

/** Runs in the page: the controls of the window that a pointer cannot reach because something lies over them. */
export function findCoveredControls(): CoveredControl[] {
  const covered: CoveredControl[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select',
  )) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isSeen = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    if (!isSeen || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const [front] = document.elementsFromPoint(x, y);
    if (!front || control.contains(front) || front.contains(control)) continue;
    const name = control.ariaLabel ?? control.textContent.replace(/\s+/g, ' ').trim();
    const module = control.closest<HTMLElement>('[data-module]')?.dataset.module ?? 'shell';
    covered.push({ module, text: `“${name}” is covered by something` });
  }
  return covered;
}
