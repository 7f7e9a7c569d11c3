import type { Registry } from '@simmer/shared/registry';

/** The origins that the shop's own files come from: the shell's and those of the modules. */
export function ownOrigins({ modules }: Pick<Registry, 'modules'>): readonly string[] {
  return [location.origin, ...Object.values(modules).map(({ entry }) => new URL(entry).origin)];
}
