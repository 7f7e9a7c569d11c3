/**
 * Kinds of dishes, each with a drawing for the dishes of the Monthly Menu that have no photo: the same words as in
 * `firestore.rules`, and the names of the drawings in menu-mfe. The first one is drawn for a dish without a kind.
 */
export const PLATES = [
  'bake',
  'bowl',
  'roast',
  'pasta',
  'salad',
  'pie',
  'cake',
  'loaf',
  'pastry',
] as const;

export type Plate = (typeof PLATES)[number];

/** @returns the first kind for anything else, which a newer editor may have stored. */
export function plateOf(stored: unknown): Plate {
  return PLATES.find((plate) => plate === stored) ?? PLATES[0];
}
