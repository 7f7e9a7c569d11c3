import {
  clearDocuments,
  type Ports,
  type SeedDish,
  writeDocuments,
} from '../../platform/local-cloud';

/** So many different dishes by their ids, whose order is the menu's. */
export function numberedDishes(count: number): Record<string, SeedDish> {
  const dishes = Array.from({ length: count }, (_, index): [string, SeedDish] => [
    `dish-${String(index).padStart(4, '0')}`,
    {
      name: `SLOW STEW NO. ${String(index + 1)}`,
      description: 'Cooked overnight with root vegetables and whatever the month brings.',
      sizes: [
        { label: 'Small', price: 20 + (index % 20), feeds: 'feeds 3-4' },
        { label: 'Large', price: 40 + (index % 20), feeds: 'feeds 6-8' },
      ],
    },
  ]);
  return Object.fromEntries(dishes);
}

/** A dish has an "Add" button for each size. */
export const addButtonsOf = (dishes: number) => 2 * dishes;

/** Makes so many dishes the emulator's whole monthly menu. */
export async function writeDishes(cloud: Ports, count: number): Promise<void> {
  await clearDocuments(cloud);
  await writeDocuments(cloud, 'menu', numberedDishes(count));
}
