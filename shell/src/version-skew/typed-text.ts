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
 * Whether a reload would lose text: in a form, or in a field that React does not control. It would keep a note under a
 * dish, but interrupt its writer.
 */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return hasTypedIntoForm || [...fields].some((field) => field.value !== field.defaultValue);
}
