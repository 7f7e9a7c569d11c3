import type { LaunchOptions } from '@playwright/test';

/**
 * @param executablePath of the browser; without it Playwright starts its own.
 * @param isMeasured whether Chromium is started as guests have it, for what measures how fast pages open. Otherwise
 * Chromium has no spare renderer, which saves a third of the processor time.
 * @param isSandboxed whether Chromium's sandbox separates pages from this program. It needs a Chromium that the system
 * lets have one: on Ubuntu, that is Google Chrome. Root never has it.
 */
export function launchOptions(
  executablePath: string | undefined,
  { isMeasured = false, isSandboxed = false } = {},
): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    chromiumSandbox: isSandboxed && process.getuid?.() !== 0,
    // This program closes the browser when its shutdown no longer needs it. Playwright would end the program.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--disable-gpu',
      // Renders text like headed Chromium on Linux. Headless Chromium uses stronger hinting.
      '--font-render-hinting=slight',
      isMeasured
        ? // In a controlled page, V8 parses the function of each new Error again, to find its line. React creates five at
          // its start, which takes a slow phone 35 to 55 ms that no guest waits.
          '--js-flags=--no-enable-lazy-source-positions'
        : // At this limit Chromium starts no spare process; pages of one site may then share one.
          '--renderer-process-limit=1',
    ],
  };
}
