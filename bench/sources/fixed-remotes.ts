import type { ComponentType } from 'react';
import type { OWN_PARTS } from '../../shell/src/remotes/remote-parts';
import { readyPart, type Remotes } from '../../shell/src/remotes/remote-source';

/** The remotes that the measured pages show, known when the page is built. Nothing is preloaded. */
export function fixedRemotes(
  components: Readonly<Partial<Record<keyof typeof OWN_PARTS, ComponentType>>>,
): Remotes {
  const parts = new Map<string, ComponentType>(Object.entries(components));
  const loadPart = (name: string) => {
    const part = parts.get(name);
    if (!part) throw new Error(`The benchmark has no part "${name}".`);
    return readyPart(part);
  };
  return Object.assign(loadPart, { open: () => Promise.resolve() });
}
