import { render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a part of the menu inside a router, as the shell does. */
export function render(part: ReactNode) {
  return renderAlone(part, { wrapper: MemoryRouter });
}
