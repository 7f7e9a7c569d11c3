import type { DishStates } from '@simmer/shared/dish-states';
import type { FixedDishesState } from '../fixed-dishes/fixed-dishes-editor';

/** One line about all dishes that are always on the menu. */
export function fixedDishesSummary({ status, states }: FixedDishesState): string {
  if (status === 'loading') return 'Loading…';
  if (status === 'failed') return 'We can’t load what is set for these dishes right now.';
  const hidden = namesOf(states, ({ isHidden }) => isHidden);
  const soldOut = namesOf(states, ({ isHidden, isSoldOut }) => isSoldOut && !isHidden);
  const sentences = [
    soldOut.length > 0 && `Sold out: ${soldOut.join(', ')}.`,
    hidden.length > 0 && `Hidden from guests: ${hidden.join(', ')}.`,
  ];
  return (
    sentences.filter(Boolean).join(' ') ||
    'Classics, soups and desserts: guests can order all of them.'
  );
}

function namesOf(
  states: DishStates,
  isMeant: (state: { isSoldOut: boolean; isHidden: boolean }) => boolean,
): readonly string[] {
  return [...states].flatMap(([name, state]) => (isMeant(state) ? name : []));
}
