/** What kind of dish a drawing shows. The stored word is also the drawing's id in `plates.svg`. The first is for any dish. */
export const PLATES: readonly [string, ...string[]] = [
  'Plate',
  'Roast',
  'Bake',
  'Bowl',
  'Pasta',
  'Salad',
  'Pie',
  'Tart',
  'Rolls',
  'Bread',
  'Cake',
];

/** Drawn as any dish if a newer editor has stored a kind that is not known here. */
export function parsePlate(stored: unknown): string {
  return PLATES.find((plate) => plate === stored) ?? PLATES[0];
}
