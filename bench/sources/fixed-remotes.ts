import type { ComponentType } from 'react';
import type { Remotes } from '../../shell/src/remotes/create-remotes';
import type { OWN_PARTS } from '../../shell/src/remotes/remote-parts';

/** The remotes that the measured pages show, known when the page is built. Nothing is preloaded. */
export function fixedRemotes(
  components: Readonly<Partial<Record<keyof typeof OWN_PARTS, ComponentType>>>,
): Remotes {
  const parts = new Map<string, ComponentType>(Object.entries(components));
  return {
    component(name) {
      const part = parts.get(name);
      if (!part) throw new Error(`The benchmark has no part "${name}".`);
      return part;
    },
    preload: () => undefined,
  };
}
