import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import svgToDataUri from 'mini-svg-data-uri';
import { withoutHash } from '../hosting';
import type { ModuleBuild } from './composition';

/**
 * A style of a build, to be inlined in a document.
 * @param picture the name of an SVG that becomes part of it, without its content hash.
 */
export function readStyle({ client, base }: ModuleBuild, file: string, picture?: string) {
  const href = base + file;
  const addressOf = (url: string): string => {
    const name = url.slice(base.length);
    const path = join(client, name);
    return url.startsWith(base) && withoutHash(name) === picture && existsSync(path)
      ? svgToDataUri(readFileSync(path, 'utf8'))
      : url;
  };
  return { href, css: absoluteUrls(readFileSync(join(client, file), 'utf8'), href, addressOf) };
}

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
