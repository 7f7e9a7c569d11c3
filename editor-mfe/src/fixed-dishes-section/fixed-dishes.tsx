import { FIXED_DISHES } from '@simmer/shared/fixed-dishes';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useId, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { RetryButton } from '../item-form/retry-button';
import section from '../item-form/section-head.module.css';
import { FixedDish } from './fixed-dish';
import styles from './fixed-dishes.module.css';
import type { DishStates } from '@simmer/shared/dish-states';
import type { FixedDishesState } from '../editor/fixed-dishes';

const GROUPS = [
  ['Classics', FIXED_DISHES.classics],
  ['Soup and Chili', FIXED_DISHES.soup],
  ['Desserts', FIXED_DISHES.desserts],
] as const;

/** The dishes that are always on the menu: a one-line summary until the manager opens the list. */
export function FixedDishes() {
  const { fixedDishes } = useEditor();
  const state = useStore(fixedDishes);
  const [isOpen, setIsOpen] = useState(false);
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const id = useId();

  return (
    <section className={styles.sheet} aria-labelledby={`${id}-heading`}>
      <div className={section.head}>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className={section.heading}>
          Always on the Menu
        </h2>
        <p className={section.summary}>{fixedDishesSummary(state)}</p>
        {state.status === 'loaded' && (
          <Button
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close the list' : 'Open the list'}
          </Button>
        )}
        {state.status === 'failed' && (
          <RetryButton
            label="Try again to load these dishes"
            onRetry={() => void fixedDishes.retry()}
            returnFocus={focusHeading}
          />
        )}
      </div>
      <div id={`${id}-list`} hidden={!isOpen} className={styles.groups}>
        {isOpen &&
          GROUPS.map(([title, names]) => (
            <div key={title} className={styles.group}>
              <h3 className={styles.title}>{title}</h3>
              <ul role="list" className={styles.dishes}>
                {names.map((name) => (
                  <li key={name} className={styles.row}>
                    <FixedDish name={name} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

/** One line about all dishes that are always on the menu. */
function fixedDishesSummary({ status, states }: FixedDishesState): string {
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
