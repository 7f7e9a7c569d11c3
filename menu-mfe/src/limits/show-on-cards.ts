import type { CardText } from '@simmer/shared/firebase';
import type { Dish } from '@simmer/shared/menu';
import type { ShownDishes } from '../section/section-dishes';
import styles from './left.late.module.css';

/** Puts a text on the card of each dish, or takes it away if there is none. */
export function showOnCards(
  shown: ShownDishes,
  textOf: (dish: Dish) => CardText | undefined,
): void {
  for (const [sectionId, dishes] of shown) {
    const cards = document.getElementById(sectionId)?.querySelectorAll('article') ?? [];
    for (const [at, card] of [...cards].entries()) {
      const dish = dishes[at];
      // React does not know this text: it follows all that comes and goes in the frame of the picture.
      const frame = card.querySelector('img')?.parentElement;
      if (!dish || !frame) continue;
      const found = textOf(dish);
      frame.querySelector('[data-left]')?.remove();
      card.classList.toggle(styles.without ?? 'without', found?.kind === 'none');
      if (found) frame.append(paragraphOf(found));
    }
  }
}

function paragraphOf({ kind, text }: CardText): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = styles[kind] ?? '';
  paragraph.dataset.left = '';
  paragraph.textContent = text;
  return paragraph;
}
