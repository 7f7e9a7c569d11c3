import { ROOT_ATTRIBUTES } from '../navigation/page-names';
import type { Registry } from './registry';

/** The releases in a registry, like "shell@1.2.0 menu-mfe@1.5.2": what `ROOT_ATTRIBUTES.modules` contains. */
export function modulesText({ shell, modules }: Registry): string {
  return Object.entries({ ...(shell && { shell }), ...modules })
    .map(([name, { version }]) => `${name}@${version}`)
    .join(' ');
}

/** The releases that this page was composed from; empty on a development server, and outside a browser. */
export function composedModules(): string {
  if (typeof document === 'undefined') return '';
  return document.documentElement.getAttribute(ROOT_ATTRIBUTES.modules) ?? '';
}
