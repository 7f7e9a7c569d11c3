import { placesIn, type Place } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { PARTS, type PlacedName } from './remote-parts';

/** A part of a remote that the shell does not know at build time. */
export interface PlacedPart extends Place {
  name: PlacedName;
}

let placed: readonly PlacedPart[] = [];

/**
 * Adds the parts that the registry places to the remotes.
 * @throws Error that names an invalid place.
 */
export function setPlaces(registry: Registry): void {
  placed = placesIn(registry).map((place) => {
    const { module, expose, title } = place;
    const name: PlacedName = `${module}/${expose}`;
    PARTS.set(name, { module, expose, title: `The page “${title}”` });
    return { ...place, name };
  });
}

/** Call `setPlaces` first. */
export function placedAt(pathname: string): readonly PlacedPart[] {
  return placed.filter(({ path }) => path === pathname);
}
