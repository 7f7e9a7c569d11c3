/**
 * Makes relative URLs in a style absolute, so that the style can be inlined in a document.
 * @param href the URL of the style's file; an absolute path for the shell's styles.
 * @param addressOf may replace an absolute URL.
 */
export function absoluteUrls(
  css: string,
  href: string,
  addressOf: (url: string) => string = (url) => url,
): string {
  return css.replaceAll(
    /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi,
    (_, _quote: string, path: string) => {
      // The placeholder host resolves the shell's paths and is removed again.
      const whole = new URL(path, new URL(href, 'http://shell.invalid')).href;
      return `url("${addressOf(whole.replace('http://shell.invalid', ''))}")`;
    },
  );
}
