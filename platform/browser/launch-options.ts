import type { LaunchOptions } from '@playwright/test';

/** @param executablePath of the browser; without it Playwright starts its own. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Renders text like headed Chromium on Linux. Headless Chromium uses stronger hinting.
      '--font-render-hinting=slight',
    ],
  };
}
