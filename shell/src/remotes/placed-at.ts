import { placesIn, type Place } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import type { RemotePart } from './remote-parts';

/** A place of a part that the shell does not know at build time. */
export interface PlacedPart extends Place {
  part: RemotePart;
}

let placed: readonly PlacedPart[] = [];

/**
 * Takes the places from the registry.
 * @throws Error that names an invalid place.
 */
export function setPlaces(registry: Registry): void {
  placed = placesIn(registry).map(({ module, ...place }) => {
    const { expose, title } = place;
    return { ...place, part: { module, expose, title: `The page “${title}”` } };
  });
}

/** Call `setPlaces` first. */
export function placedAt(pathname: string): readonly PlacedPart[] {
  return placed.filter(({ path }) => path === pathname);
}
