import { pendingNotes } from '@simmer/shared/cart';

let hasTypedIntoForm = false;

export function watchTyping(): void {
  window.addEventListener(
    'input',
    ({ target }) => {
      // Never reset: the checkout remembers what was typed while its form is not on the page.
      if (target instanceof Element && target.closest('form')) hasTypedIntoForm = true;
    },
    true,
  );
}

/**
 * Whether a reload would lose text: in a form, in a field that React does not control, or as a note that waits for its
 * dish while the menu is not on the page.
 */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return (
    hasTypedIntoForm ||
    [...fields].some((field) => field.value !== field.defaultValue) ||
    Object.values(pendingNotes.get()).some(({ text }) => text !== '')
  );
}
