import type { Dish } from '@simmer/shared/menu';
import type { ShownDishes } from '../section/section-dishes';
import styles from './left.late.module.css';

/** Puts a text on the card of each dish, or takes it away if it is empty. */
export function showOnCards(shown: ShownDishes, textOf: (dish: Dish) => string): void {
  for (const [sectionId, dishes] of shown) {
    const cards = document.getElementById(sectionId)?.querySelectorAll('article') ?? [];
    for (const [at, card] of [...cards].entries()) {
      const dish = dishes[at];
      // React does not know this text: it follows all that comes and goes in the frame of the picture.
      const frame = card.querySelector('img')?.parentElement;
      if (!dish || !frame) continue;
      const text = textOf(dish);
      const before = frame.querySelector<HTMLElement>('[data-left]');
      if (!text) before?.remove();
      else if (before) before.textContent = text;
      else frame.append(newText(text));
    }
  }
}

function newText(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = styles.left ?? '';
  paragraph.dataset.left = '';
  paragraph.textContent = text;
  return paragraph;
}
