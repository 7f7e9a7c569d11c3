import type { LaunchOptions } from '@playwright/test';

/**
 * @param executablePath of the browser; without it Playwright starts its own.
 * @param isMeasured whether Chromium is started as guests have it, for what measures how fast pages open. All others
 *   save a third of the processor time without a renderer in reserve.
 */
export function launchOptions(
  executablePath: string | undefined,
  { isMeasured = false } = {},
): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    // The program's own shutdown, which may need the browser, decides when it ends. Playwright would end the program.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Renders text like headed Chromium on Linux. Headless Chromium uses stronger hinting.
      '--font-render-hinting=slight',
      isMeasured
        ? // Whoever controls a page makes V8 look up the line of each new Error, for which it parses the function a second
          // time. React creates five errors when it starts, which takes a slow phone 35 to 55 ms that no guest waits.
          '--js-flags=--no-enable-lazy-source-positions'
        : // At this limit Chromium starts no spare process; pages of one site may then share one.
          '--renderer-process-limit=1',
    ],
  };
}
