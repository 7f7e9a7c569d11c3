import type { LaunchOptions } from '@playwright/test';

/**
 * @param executablePath of the browser; without it Playwright starts its own.
 * @param hasSpareRenderer whether Chromium keeps a started renderer in reserve, as it does for guests. What measures how
 *   fast pages open needs one; all others save a third of the processor time without it.
 */
export function launchOptions(
  executablePath: string | undefined,
  { hasSpareRenderer = false } = {},
): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Renders text like headed Chromium on Linux. Headless Chromium uses stronger hinting.
      '--font-render-hinting=slight',
      // Chromium keeps nothing in reserve once it has as many processes as it may; pages of one site may then share one.
      ...(hasSpareRenderer ? [] : ['--renderer-process-limit=1']),
    ],
  };
}
