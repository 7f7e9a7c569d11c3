import { counted } from '@simmer/shared/counted';
import { FIXED_SECTION_TITLES, FIXED_SECTIONS, fixedDishNames } from '@simmer/shared/fixed-dishes';
import { reportProblem } from '@simmer/shared/report';
import { useStore } from '@simmer/shared/store';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useId, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { Group } from '../item-form/group';
import { RetryButton } from '../item-form/retry-button';
import section from '../item-form/section-head.module.css';
import { FixedDishSettings } from './fixed-dish-settings';
import { AllPrices } from '../fixed-prices/all-prices';
import styles from './fixed-dishes-section.module.css';
import type { DishStates } from '@simmer/shared/dish-states';

const SOLD_OUT = 'Sold out';

const STATUS_TEXTS = {
  loading: 'Loading…',
  failed: 'We can’t load the settings of these dishes right now.',
  loaded:
    'Tap a section to change prices, mark dishes as sold out or hidden, or say what they contain.',
} as const;

/** The dishes that are always on the menu, by section. */
export function FixedDishesSection() {
  const { fixedDishes } = useEditor();
  const state = useStore(fixedDishes);
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const id = useId();

  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <div className={section.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={section.heading}>
          Always on the Menu
        </h2>
        <p className={section.summary}>{STATUS_TEXTS[state.status]}</p>
        {state.status === 'failed' && (
          <RetryButton
            label="Try again to load these dishes"
            onRetry={() => void fixedDishes.retry()}
            returnFocus={focusHeading}
          />
        )}
      </div>
      {state.status === 'loaded' && <Groups states={state.states} />}
    </section>
  );
}

/** Dishes that were sold out when the page was opened come first and stay there, so that nothing moves at a tap. */
function Groups({ states }: { states: DishStates }) {
  const { readComposedMenu } = useEditor();
  const [soldOut] = useState(() =>
    [...states.keys()].filter((name) => states.get(name)?.isSoldOut),
  );
  const [drawings, setDrawings] = useState<ReadonlyMap<string, string | undefined>>(new Map());

  useEffect(() => {
    readComposedMenu().then(
      (lines) => setDrawings(new Map(lines.map(({ name, drawing }) => [name, drawing]))),
      (error: unknown) => reportProblem('editor', 'the drawings could not be read.', error),
    );
  }, [readComposedMenu]);

  const groups = FIXED_SECTIONS.map((section) => {
    const names = fixedDishNames(section).filter((name) => !soldOut.includes(name));
    return [FIXED_SECTION_TITLES[section], names] as const;
  });
  return [
    ...[[SOLD_OUT, soldOut] as const, ...groups].map(
      ([title, names]) =>
        names.length > 0 && (
          <Dishes key={title} title={title} names={names} drawings={drawings} states={states} />
        ),
    ),
    <AllPrices key="prices" states={states} />,
  ];
}

interface DishesProps {
  title: string;
  names: readonly string[];
  /** The addresses of the drawings, by dish. */
  drawings: ReadonlyMap<string, string | undefined>;
  states: DishStates;
}

function Dishes({ title, names, drawings, states }: DishesProps) {
  return (
    <Group title={title} count={countText(names, states)} startsOpen={title === SOLD_OUT}>
      <ul role="list">
        {names.map((name) => (
          <li key={name} className={styles.row}>
            <FixedDishSettings name={name} drawing={drawings.get(name)} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** "9 dishes · 1 sold out". */
function countText(names: readonly string[], states: DishStates): string {
  const soldOut = names.filter((name) => states.get(name)?.isSoldOut).length;
  const hidden = names.filter((name) => states.get(name)?.isHidden).length;
  return [
    counted(names.length, 'dish', 'dishes'),
    soldOut > 0 && `${String(soldOut)} sold out`,
    hidden > 0 && `${String(hidden)} hidden`,
  ]
    .filter(Boolean)
    .join(' · ');
}
