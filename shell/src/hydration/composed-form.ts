let composed: HTMLFormElement | null = null;
let focused: EventTarget | null = null;

/** Call this before React hydrates the form, which has the method `post`. */
export function rememberForm(): void {
  composed = document.querySelector('form[method="post"]');
  focused = document.activeElement;
  composed?.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/**
 * Carries over what a guest did in the composed form if React has replaced it: it renders a page anew if a password
 * manager has added an element of its own. A form that was replaced still holds its text.
 */
export function carryOver(form: HTMLFormElement): void {
  const before = composed;
  composed = null;
  if (!before || before.isConnected) return;
  for (const [name, text] of new FormData(before)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || typeof text !== 'string') continue;
    field.value = text;
    if (focused === before.elements.namedItem(name)) field.focus();
  }
  if ('replay' in before.dataset) form.dataset.replay = '';
}
