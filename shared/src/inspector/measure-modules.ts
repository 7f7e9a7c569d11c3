import type { Registry } from '@simmer/shared/registry';

export interface ModuleReport {
  name: string;
  version: string;
  origin: string;
  isHere: boolean;
  isOverridden: boolean;
  /** The transferred, compressed size of its scripts and styles; undefined when its origin does not reveal sizes. */
  bytes: number | undefined;
  /** The uncompressed size of its styles in the document. */
  inlineBytes: number;
  /** The time during which at least one of its files was loading. */
  loadMs: number | undefined;
}

type Resource = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'
>;

export interface PageView {
  resources: readonly Resource[];
  /** Styles in the document, with the address of the file they came from. */
  styles: readonly { href: string; css: string }[];
  shellBase: string;
  here: ReadonlySet<string>;
}

const INSPECTOR_FILES = /\/(inspector|overrides)(\.[0-9a-f]+)?\.(js|css)$/;

export function measureModules(
  registry: Registry,
  overrides: ReadonlyMap<string, string>,
  page: PageView,
): ModuleReport[] {
  const shell = {
    name: 'shell',
    version: registry.shell?.version ?? 'unknown',
    base: page.shellBase,
    isOverridden: false,
  };
  const remotes = Object.entries(registry.modules).map(([name, { version, entry }]) => {
    const address = overrides.get(name);
    const base = new URL('.', address ?? entry).href;
    return { name, version, base, isOverridden: address !== undefined };
  });
  const modules = [shell, ...remotes];
  // One module's folder may be inside another's.
  const bases = modules.map(({ base }) => base).sort((a, b) => b.length - a.length);
  const baseOf = (url: string) => bases.find((base) => url.startsWith(base));

  return modules.map(({ base, ...module }) => {
    const files = page.resources.filter(
      ({ name }) => isCode(name) && !INSPECTOR_FILES.test(name) && baseOf(name) === base,
    );
    const inline = page.styles.filter(({ href }) => baseOf(href) === base);
    return {
      ...module,
      origin: new URL(base).origin,
      isHere: page.here.has(module.name),
      bytes: sizeOf(files),
      inlineBytes: inline.reduce((sum, { css }) => sum + new Blob([css]).size, 0),
      loadMs: loadTime(files),
    };
  });
}

const isCode = (url: string) => /\.(js|css)(\?|$)/.test(url);

/** A file requested again from the browser's cache counts once. */
function sizeOf(files: readonly Resource[]): number | undefined {
  const sizes = new Map<string, number>();
  for (const { name, encodedBodySize } of files)
    sizes.set(name, Math.max(encodedBodySize, sizes.get(name) ?? 0));
  // Zero means another origin without Timing-Allow-Origin.
  if (sizes.size === 0 || [...sizes.values()].includes(0)) return undefined;
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Overlapping times count once; gaps do not count. */
function loadTime(files: readonly Resource[]): number | undefined {
  if (files.length === 0) return undefined;
  let total = 0;
  let until = 0;
  for (const { startTime, responseEnd } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    total += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return total;
}
