import { counted } from '@simmer/shared/counted';
import { isolated } from '@simmer/shared/isolated';
import {
  SECTION_TITLES,
  FIXED_SECTIONS,
  isPlannedFor,
  tagText,
  type Dish,
} from '@simmer/shared/menu';
import { formatMoney } from '@simmer/shared/money';
import { reportProblem } from '@simmer/shared/report';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useId, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { Disclosure } from '../item-form/disclosure';
import { Section } from '../item-form/section';
import { DishRow } from '../item-list/dish-row';
import { EditableDish } from '../item-list/editable-dish';
import { allDishesOf } from '../stored-menu/stored-menu';
import { AllPrices } from './all-prices';
import styles from './fixed-dishes-section.module.css';
import words from '../item-form/words.module.css';

const SOLD_OUT = 'Sold out';

/** The dishes of the configuration, by section, and the prices of all dishes. */
export function FixedDishesSection() {
  const { menu } = useEditor();
  const state = useStore(menu);
  return (
    <Section
      title="Always on the Menu"
      titleId={useId()}
      focusReturn={useFocusReturn<HTMLHeadingElement>()}
      status={state.status}
      summary="Tap a section to edit its dishes, or mark them as sold out or hidden."
      failed="We can’t load the settings of these dishes right now."
      retry="Try again to load these dishes"
      onRetry={() => void menu.retry()}
    >
      {state.status === 'loaded' && (
        <div>
          <Groups dishes={state.fixed} />
          <AllPrices dishes={allDishesOf(state)} />
        </div>
      )}
    </Section>
  );
}

/** Dishes that were sold out when the page was opened come first and stay there, so that nothing moves at a tap. */
function Groups({ dishes }: { dishes: readonly Dish[] }) {
  const { readComposedMenu, ...editor } = useEditor();
  const { day: today } = useShopTime();
  const [soldOut] = useState(() => dishes.flatMap((dish) => (dish.isSoldOut ? dish.id : [])));
  const [edited] = useState(() => editor.get().forms.editing?.id);
  const [drawings, setDrawings] = useState<ReadonlyMap<string, string | undefined>>(new Map());

  useEffect(() => {
    readComposedMenu().then(
      (menu) => {
        const lines = Object.values(menu).flat();
        setDrawings(new Map(lines.map(({ name, drawing }) => [name, drawing])));
      },
      (error: unknown) => reportProblem('editor', 'the drawings could not be read.', error),
    );
  }, [readComposedMenu]);

  const isFirst = ({ id }: Dish) => soldOut.includes(id);
  const groups = [
    [SOLD_OUT, dishes.filter(isFirst)] as const,
    ...FIXED_SECTIONS.map((name) => {
      const own = dishes.filter((dish) => dish.section === name && !isFirst(dish));
      return [SECTION_TITLES[name], own] as const;
    }),
  ];
  return groups.map(
    ([title, own]) =>
      own.length > 0 && (
        <Disclosure
          as="h3"
          key={title}
          title={title}
          detail={countText(own, today)}
          startsOpen={title === SOLD_OUT || own.some(({ id }) => id === edited)}
        >
          <ul role="list">
            {own.map((dish) => (
              <li key={dish.id} className={styles.row}>
                <EditableDish
                  dish={dish}
                  card={(editButton) => (
                    <DishRow
                      dish={dish}
                      drawing={drawings.get(dish.name)}
                      isFixed
                      detail={
                        <>
                          <p className={words.hint}>{pricesText(dish)}</p>
                          <Tags tags={dish.tags} />
                        </>
                      }
                      buttons={editButton}
                    />
                  )}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      ),
  );
}

/** "Small $30.00 · Large $50.00" */
function pricesText({ sizes }: Dish): string {
  return sizes
    .map(({ label, priceCents }) =>
      priceCents === null ? isolated(label) : `${isolated(label)} ${formatMoney(priceCents)}`,
    )
    .join(' · ');
}

function Tags({ tags }: Pick<Dish, 'tags'>) {
  return tags.length > 0 ? (
    <p className={words.hint}>{tagText(tags)}</p>
  ) : (
    <p className={styles.missing}>Allergens not set</p>
  );
}

/** "9 dishes · 1 sold out". */
function countText(dishes: readonly Dish[], today: string): string {
  const soldOut = dishes.filter(({ isSoldOut }) => isSoldOut).length;
  const hidden = dishes.filter(({ isHidden }) => isHidden).length;
  const planned = dishes.filter((dish) => !dish.isHidden && !isPlannedFor(today, dish)).length;
  return [
    counted(dishes.length, 'dish', 'dishes'),
    soldOut > 0 && `${String(soldOut)} sold out`,
    hidden > 0 && `${String(hidden)} hidden`,
    planned > 0 && `${String(planned)} not today`,
  ]
    .filter(Boolean)
    .join(' · ');
}
