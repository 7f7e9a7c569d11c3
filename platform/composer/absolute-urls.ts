/**
 * A style as it must read inside a document: its relative addresses begin at the style's own file.
 * @param href the address of that file; a path at the root when it is the shell's.
 */
export function absoluteUrls(css: string, href: string): string {
  return css.replaceAll(
    /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi,
    (_, quote: string, path: string) => {
      // The placeholder host stands for the shell's own, which a path needs no name for.
      const whole = new URL(path, new URL(href, 'http://shell.invalid')).href;
      return `url(${quote}${whole.replace('http://shell.invalid', '')}${quote})`;
    },
  );
}
