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
