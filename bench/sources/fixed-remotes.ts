import type { ComponentType } from 'react';
import { nameOf, type PartName, type RemotePart } from '../../shell/src/remotes/remote-parts';
import { readyPart, type Remotes } from '../../shell/src/remotes/remote-source';

/** The remotes that the measured pages show, known when the page is built. Nothing is preloaded. */
export function fixedRemotes(components: Readonly<Record<PartName, ComponentType>>): Remotes {
  const loadPart = (part: RemotePart) => {
    const component = components[nameOf(part)];
    if (!component) throw new Error(`The benchmark has no part "${nameOf(part)}".`);
    return readyPart(component);
  };
  return Object.assign(loadPart, { open: () => Promise.resolve() });
}
