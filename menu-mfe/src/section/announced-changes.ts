import type { Dish } from '@simmer/shared/menu';
import { useEffect, useRef, useState } from 'react';

/** Nobody would listen to more changes than these to the end. */
const MAX_NAMED = 5;

/**
 * What is different in a section that the guest has seen, for screen readers; empty until it changes.
 * @param dishes undefined while they are not known.
 */
export function useAnnouncedChanges(dishes: readonly Dish[] | undefined): string {
  const seen = useRef<readonly Dish[]>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!dishes) return;
    if (seen.current) setText(menuChanges(seen.current, dishes));
    seen.current = dishes;
  }, [dishes]);
  return text;
}

function menuChanges(before: readonly Dish[], after: readonly Dish[]): string {
  const known = new Map(before.map((dish) => [dish.id, dish]));
  const ids = new Set(after.map(({ id }) => id));
  const changes = [
    ...before
      .filter(({ id }) => !ids.has(id))
      .map(({ name }) => `${name} is no longer on the menu.`),
    ...after.flatMap((dish) => {
      const old = known.get(dish.id);
      if (!old) return `${dish.name} is new on the menu.`;
      if (dish.isSoldOut && !old.isSoldOut) return `${dish.name} is sold out.`;
      return wordsOf(dish) === wordsOf(old) ? [] : `${dish.name} has changed.`;
    }),
  ];
  return changes.length > MAX_NAMED ? 'The menu has changed.' : changes.join(' ');
}

/** What a guest reads about it, without its place in the list and its picture. */
function wordsOf({ name, description, sizes, tags, flavors, isSoldOut }: Dish): string {
  return JSON.stringify([name, description, sizes, tags, flavors, isSoldOut]);
}
