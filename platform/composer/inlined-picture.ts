import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import svgToDataUri from 'mini-svg-data-uri';
import { withoutHash } from '../hosting';
import type { ModuleBuild } from './composition';

/**
 * An SVG as a data URL for a style.
 * @param url of a file of the build.
 * @param name of the requested SVG, without its content hash.
 * @returns undefined for any other file.
 */
export function inlinedPicture(
  { client, base }: ModuleBuild,
  url: string,
  name: string | undefined,
): string | undefined {
  const file = url.slice(base.length);
  if (!url.startsWith(base) || withoutHash(file) !== name) return undefined;
  const path = join(client, file);
  return existsSync(path) ? svgToDataUri(readFileSync(path, 'utf8')) : undefined;
}
