import { fireEvent } from '@testing-library/react';

/** Replaces a field's text at once: `user.type` renders the page for each letter, which most tests need not prove. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value } });
}
