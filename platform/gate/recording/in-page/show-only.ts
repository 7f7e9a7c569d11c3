/**
 * Runs in the page: hides the shell around the modules, or the modules, and messages that come and go, whatever the
 * Content Security Policy says about inline styles.
 */
export function showOnly(part: 'modules' | 'shell' | 'all'): void {
  const PASSING = '[aria-label="Messages"] { visibility: hidden !important }';
  // The root of a composed page is named as well: it is the shell's.
  const PART = '[data-module]:not([data-module="shell"])';
  // A picture shows the whole page, and the browser draws only what is near the window.
  const DRAWN = '* { content-visibility: visible !important }';
  const ALWAYS = `${PASSING} ${DRAWN}`;
  const RULES = {
    modules: `body { visibility: hidden } ${PART} { visibility: visible } ${ALWAYS}`,
    shell: `${PART} { display: none !important } ${ALWAYS}`,
    all: ALWAYS,
  };
  const { gate } = window;
  if (!gate.sheet) {
    gate.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, gate.sheet];
  }
  gate.sheet.replaceSync(RULES[part]);
}
