let hasTypedIntoForm = false;

/** Begins to notice what a guest types. */
export function watchTyping(): void {
  window.addEventListener(
    'input',
    ({ target }) => {
      // For good: what was typed at the checkout is remembered also while its form is not on the page.
      if (target instanceof Element && target.closest('form')) hasTypedIntoForm = true;
    },
    true,
  );
}

/** Whether a reload would lose typed text: of a form, or in a field that the browser owns (a note, an early log-in). */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return hasTypedIntoForm || [...fields].some((field) => field.value !== field.defaultValue);
}
