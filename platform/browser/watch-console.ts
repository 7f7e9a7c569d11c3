import type { Page } from '@playwright/test';

/** What Playwright logs in a context with `serviceWorkers: 'block'`. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Reports a page's console errors, console warnings and uncaught exceptions, as they happen. */
export function onConsoleError(page: Page, report: (text: string) => void): void {
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && message.text() !== WORKER_BLOCKED) report(message.text());
  });
  page.on('pageerror', (error) => {
    report(`uncaught: ${error.message}`);
  });
}

/** @returns a list that grows with the page's console errors, console warnings and uncaught exceptions. */
export function watchConsole(page: Page): readonly string[] {
  const consoleErrors: string[] = [];
  onConsoleError(page, (text) => consoleErrors.push(text));
  return consoleErrors;
}
