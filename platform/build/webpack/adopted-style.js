// @ts-check

/**
 * A loader that keeps a style with the script that imports it, as a constructed style sheet: no file to fetch, and
 * no inline style that the Content-Security-Policy would have to allow.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} request of the style itself
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

/** Never run: what it would get is made into a module by the pitch. */
export default function adoptedStyle() {
  return undefined;
}
