import type { Registry } from './registry';

/** The releases in a registry, like "shell@1.2.0 menu-mfe@1.5.2": the attribute `data-modules` of a composed document. */
export function modulesText({ shell, modules }: Registry): string {
  return Object.entries({ ...(shell && { shell }), ...modules })
    .map(([name, { version }]) => `${name}@${version}`)
    .join(' ');
}

/** The releases that this page was composed from; empty on a development server, and outside a browser. */
export function composedModules(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset.modules ?? '');
}
