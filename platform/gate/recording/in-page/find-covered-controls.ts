import type { Line } from '../notes';

/** Runs in the page: the controls, anywhere on it, that a pointer cannot reach because something lies over them. */
export function findCoveredControls(): Line[] {
  const controls = document.querySelectorAll<HTMLElement & { labels?: NodeListOf<HTMLElement> }>(
    'a[href], button, summary, select, input, textarea',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    // In front of what is outside the window, there is no element.
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link on two lines has two boxes, and nothing in the middle between them.
    const [box] = control.getClientRects();
    if (!box || box.width <= 1 || box.height <= 1) return [];
    const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // What is pressed of a checkbox may be its label.
    const labels = [...(control.labels ?? [])];
    if (!front || [control, ...labels].some((one) => one.contains(front))) return [];
    const text = [...labels, control].map(({ textContent }) => textContent.trim()).find(Boolean);
    const name = control.ariaLabel ?? text?.replace(/\s+/g, ' ') ?? '';
    const module = window.gate.moduleOf(control);
    return {
      kind: 'covered' as const,
      module,
      about: '',
      text: `“${name}” is covered by something`,
    };
  });
}
