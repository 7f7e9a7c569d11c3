import { placesIn, type Place } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { REMOTES, type RemoteName } from './remote-name';

/** A part of a remote that the shell does not know at build time. */
export interface PlacedPart extends Place {
  name: RemoteName;
}

let placed: readonly PlacedPart[] = [];

/**
 * Adds the parts that the registry places to the remotes.
 * @throws Error that names an invalid place.
 */
export function setPlaces(registry: Registry): void {
  placed = placesIn(registry).flatMap((place) => {
    const { module, expose, title } = place;
    const name = `${module}/${expose}`;
    Object.assign(REMOTES, { [name]: { module, expose, title } });
    return isRemoteName(name) ? [{ ...place, name }] : [];
  });
}

/** Call `setPlaces` first. */
export function placedAt(pathname: string): readonly PlacedPart[] {
  return placed.filter(({ path }) => path === pathname);
}

function isRemoteName(name: string): name is RemoteName {
  return name in REMOTES;
}
