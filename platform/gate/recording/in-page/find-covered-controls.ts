/** Runs in the page: the controls of the window that a pointer cannot reach because something lies over them. */
export function findCoveredControls(): { module: string; text: string }[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')].flatMap(
    (control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true }))
        return [];
      // Outside the window, no element is in front.
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!front || control.contains(front) || front.contains(control)) return [];
      const name = control.ariaLabel ?? control.textContent.replace(/\s+/g, ' ').trim();
      const module = control.closest<HTMLElement>('[data-module]')?.dataset.module ?? 'shell';
      return [{ module, text: `“${name}” is covered by something` }];
    },
  );
}
