/** A dish that can be ordered. */
export interface Dish {
  name: string;
  /** The id of its section of the menu. */
  section: string;
  hasFlavors: boolean;
}

/** Runs in the home page: the dishes of the menu, in their order. */
export function readDishes(): Dish[] {
  return [...document.querySelectorAll('article:has([data-add]:not(:disabled))')].map((card) => ({
    name: card.querySelector('h3')?.textContent ?? '',
    section: card.closest('section')?.id ?? '',
    hasFlavors: card.querySelector('[data-add-flavor]') !== null,
  }));
}
