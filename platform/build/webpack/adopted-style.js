// @ts-check

/**
 * A loader that turns a style into a constructed style sheet inside the script that imports it: no file to fetch and no
 * inline style for the Content-Security-Policy to allow.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} request the style's own request
 * @returns {string}
 */
export function pitch(request) {
  const style = JSON.stringify(this.utils.contextify(this.context, `!!${request}`));
  return `
    import style from ${style};
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.toString());
    document.adoptedStyleSheets.push(sheet);
    export default style.locals;
  `;
}

/** This function is never called, because the pitch returns a module; webpack still needs it. */
export default function adoptedStyle() {
  return undefined;
}
