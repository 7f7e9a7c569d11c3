/**
 * Runs in the page: hides the shell around the modules, or the modules, and messages that come and go, whatever the
 * Content Security Policy says of inline styles.
 */
export function showOnly(part: 'modules' | 'shell' | 'all'): void {
  const PASSING =
    '[role="status"], [aria-live], [aria-label="Messages"] { visibility: hidden !important }';
  // The root of a composed page is named as well: it is the shell's.
  const PART = '[data-module]:not([data-module="shell"])';
  // Pictures are longer than a window, and the browser draws only what is near it.
  const DRAWN = 'img { content-visibility: visible !important }';
  const ALWAYS = `${PASSING} ${DRAWN}`;
  const RULES = {
    modules: `body { visibility: hidden } ${PART} { visibility: visible } ${ALWAYS}`,
    shell: `${PART} { display: none !important } ${ALWAYS}`,
    all: ALWAYS,
  };
  const own = document.adoptedStyleSheets.find(({ media }) => media.mediaText.includes('99999px'));
  // The condition always holds, and names the sheet.
  const sheet = own ?? new CSSStyleSheet({ media: 'not all and (min-width: 99999px)' });
  if (!own) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(RULES[part]);
}
