import { placesIn, type Place } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { REMOTE_PARTS, type RemotePartName } from './remote-parts';

/** A part of a remote that the shell does not know at build time. */
export interface PlacedPart extends Place {
  name: RemotePartName;
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
    Object.assign(REMOTE_PARTS, { [name]: { module, expose, title: `The page “${title}”` } });
    return isRemotePartName(name) ? [{ ...place, name }] : [];
  });
}

/** Call `setPlaces` first. */
export function placedAt(pathname: string): readonly PlacedPart[] {
  return placed.filter(({ path }) => path === pathname);
}

function isRemotePartName(name: string): name is RemotePartName {
  return name in REMOTE_PARTS;
}
