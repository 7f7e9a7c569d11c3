import { placesIn, type Place } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { REMOTES, type RemoteName } from './remote-name';

/** A part of a remote that the shell was not built for. */
export interface PlacedPart extends Place {
  name: RemoteName;
}

let placed: readonly PlacedPart[] = [];

/**
 * Adds to the remotes what has its place by the registry.
 * @throws Error naming a place that is none.
 */
export function setPlaces(registry: Registry): void {
  placed = placesIn(registry).flatMap((place) => {
    const { module, expose, title } = place;
    const name = `${module}/${expose}`;
    Object.assign(REMOTES, { [name]: { module, expose, title } });
    return isRemoteName(name) ? [{ ...place, name }] : [];
  });
}

/** To be called after `setPlaces`. */
export function placedAt(pathname: string): readonly PlacedPart[] {
  return placed.filter(({ path }) => path === pathname);
}

function isRemoteName(name: string): name is RemoteName {
  return name in REMOTES;
}
