import { reportProblem } from '@simmer/shared/report';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

export function showPage(root: HTMLElement, page: ReactNode): void {
  // Without this handler, React would log again what a slot's boundary has already reported.
  const onCaughtError = () => undefined;
  if (root.firstElementChild) {
    hydrateRoot(root, page, {
      onCaughtError,
      onRecoverableError: (error) =>
        reportProblem('hydration', 'part of the page was rendered again.', error),
    });
  } else {
    createRoot(root, { onCaughtError }).render(page);
  }
}
