import { PLATES } from '@simmer/shared/config';

/** An unknown kind, which a newer editor may have stored, is drawn as any dish. */
export function parsePlate(stored: unknown): string {
  return PLATES.find((plate) => plate === stored) ?? PLATES[0];
}
