/**
 * Runs in the page: hides the shell around the modules, or the modules, and messages that come and go, whatever the
 * Content Security Policy says about inline styles.
 */
export function showOnly(part: 'modules' | 'shell' | 'all'): void {
  const { gate } = window;
  const PASSING = `${gate.passing} { visibility: hidden !important }`;
  // A picture shows the whole page, and the browser draws only what is near the window.
  const DRAWN = '* { content-visibility: visible !important }';
  const ALWAYS = `${PASSING} ${DRAWN}`;
  const RULES = {
    modules: `body { visibility: hidden } ${gate.remotes} { visibility: visible } ${ALWAYS}`,
    shell: `${gate.remotes} { display: none !important } ${ALWAYS}`,
    all: ALWAYS,
  };
  if (!gate.sheet) {
    gate.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, gate.sheet];
  }
  gate.sheet.replaceSync(RULES[part]);
}
