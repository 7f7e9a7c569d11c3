import { render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a part of the menu as the shell does: where links work. */
export function render(part: ReactNode) {
  return renderAlone(part, { wrapper: MemoryRouter });
}
