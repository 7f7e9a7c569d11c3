import { LIMITS } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import { useStore } from '@simmer/shared/store';
import { hasHours } from '@simmer/shared/typed-hours';
import { TextField } from '@simmer/shared/ui/field';
import { useState, type ReactElement } from 'react';
import { useEditor } from '../editor/editor-context';
import { inputName } from '../limits/check-limit';
import { weekdayText } from '../limits/limit-draft';
import { allDishes } from './limit-text';
import { weekdayName } from '../ordering-section/ordering-summary';
import { WeekdayChoice } from '../ordering-section/weekday-choice';
import { dishesOf } from '../stored-menu/stored-menu';
import { DatedLimits } from './dated-limits';
import { DishChoice } from './dish-choice';
import styles from './limit-form.module.css';
import { useInputs, type FieldsProps } from './use-inputs';

/** A limit for dishes, or a window. */
export function PoolFields(props: FieldsProps) {
  const { place, draft, problems } = props;
  const groups = allDishes(useStore(useEditor().menu, dishesOf));
  const { change, text, number, numberOf } = useInputs(props);
  const dishes = groups.flatMap(([, all]) => all);
  const nameOf = ([first]: readonly string[]) =>
    dishes.find(({ id }) => id === first)?.name.slice(0, LIMITS.name) ?? '';
  const isWindow = place.kind === 'window';
  const sizes = dishes.filter(({ id }) => draft.dishes.includes(id)).flatMap((dish) => dish.sizes);
  const labels = [...new Set([...sizes, ...Object.keys(draft.sizes)])];
  const hasNoHours = draft.name.trim() !== '' && !hasHours(draft.name);
  const isOpen = (day: number) => weekdayText(draft, day) !== '0';
  return (
    <>
      {isWindow ? (
        <TextField
          label="Hours"
          hint="For example, “4 to 6 pm”. Guests choose it, and it is the order’s time."
          notice={
            hasNoHours
              ? 'This names no hours, so an order for “5 pm” would not count here. Add them, as in “Afternoon, 2 to 4 pm”.'
              : ''
          }
          {...text('name')}
        />
      ) : (
        <>
          <DishChoice
            groups={groups}
            chosen={draft.dishes}
            problem={problems.get('dishes')}
            onChange={(dishes) => {
              // The first dish gives the name until the manager types another one.
              const isNamed = draft.name !== '' && draft.name !== nameOf(draft.dishes);
              change({ dishes, ...(!isNamed && { name: nameOf(dishes) }) });
            }}
          />
          <TextField
            label="Name"
            hint="For several dishes, what they share, such as “The big oven”. Only you see it."
            {...text('name')}
          />
        </>
      )}
      {isWindow && (
        <WeekdayChoice
          weekdays={WEEKDAYS.filter(isOpen)}
          problem={undefined}
          onChange={({ weekdays }) => {
            const week = WEEKDAYS.map((day) => {
              const own = draft.week[day] ?? '';
              return [day, weekdays.includes(day) ? (own === '0' ? '' : own) : '0'] as const;
            });
            change({ week: Object.fromEntries(week) });
          }}
        />
      )}
      <div className={styles.numbers}>
        {isWindow ? (
          <TextField
            label="Orders per day"
            hint="Leave it empty for any number."
            {...number('perDay')}
          />
        ) : (
          <>
            <TextField label="Portions per day" {...number('perDay')} />
            <TextField label="Most per guest" isOptional {...number('perGuest')} />
          </>
        )}
      </div>
      <More
        title="Different on some weekdays"
        isUsed={Object.values(draft.week).some((own) => own !== '' && !(isWindow && own === '0'))}
        hasProblem={WEEKDAYS.some((day) => problems.has(inputName.weekday(day)))}
      >
        <div className={styles.week}>
          {WEEKDAYS.map((day) =>
            numberOf('week', String(day), inputName.weekday(day), weekdayName(day)),
          )}
        </div>
        <p className={styles.hint}>An empty day has the number above. 0 closes it.</p>
      </More>
      {!isWindow && labels.length > 1 && (
        <More
          title="Sizes that count as more than one"
          isUsed={Object.values(draft.sizes).some((size) => size !== '' && size !== '1')}
          hasProblem={labels.some((label) => problems.has(inputName.size(label)))}
        >
          <div className={styles.week}>
            {labels.map((label) =>
              numberOf('sizes', label, inputName.size(label), `${label} counts as`),
            )}
          </div>
          <p className={styles.hint}>An empty size counts as 1.</p>
        </More>
      )}
      <DatedLimits
        dates={draft.dates}
        of={isWindow ? 'Orders' : 'Portions'}
        problems={problems}
        onChange={(dates) => change({ dates })}
      />
    </>
  );
}

interface MoreProps {
  title: string;
  /** Whether it is open from the start. */
  isUsed: boolean;
  hasProblem: boolean;
  children: readonly ReactElement[];
}

/** What few need. It opens when one of its fields has a problem. */
function More({ title, isUsed, hasProblem, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(isUsed);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
