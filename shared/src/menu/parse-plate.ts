import { PLATES } from '@simmer/shared/config';

/** Drawn as any dish if a newer editor has stored a kind that is not known here. */
export function parsePlate(stored: unknown): string {
  return PLATES.find((plate) => plate === stored) ?? PLATES[0];
}
