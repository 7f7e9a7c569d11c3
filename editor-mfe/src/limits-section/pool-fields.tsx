import { LIMITS } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import { shopWeek } from '@simmer/shared/shop-week';
import { hasHours } from '@simmer/shared/typed-hours';
import { ChipChoice } from '../item-form/chip-choice';
import { DateRows } from '../item-form/date-rows';
import { MOST_DATES } from '../limits/check-limit';
import { chosenDishes, dateRows, entriesOf, textOf, weekdayText } from '../limits/limit-draft';
import { plannedName, weekdayName } from '../draft/plan';
import { WeekdayChoice } from '../item-form/weekday-choice';
import { Numbers, useField, type FieldsProps } from './limit-fields';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { useDishes } from './use-dishes';

/** A limit for dishes, or a window. */
export function PoolFields(props: FieldsProps) {
  const { form, draft, problems } = props;
  const { change } = useLimits();
  const field = useField(props);
  const { groups, dishes } = useDishes(entriesOf('dish', draft).map(([id]) => id));
  const chosen = chosenDishes(draft);
  const name = textOf(draft, 'name');
  const isWindow = form.kind === 'window';
  const of = isWindow ? 'Orders' : 'Portions';
  const sizes = dishes.filter(({ id }) => chosen.includes(id)).flatMap((dish) => dish.sizes);
  const labels = new Set([
    ...sizes.map(({ label }) => label),
    ...entriesOf('size', draft).map(([label]) => label),
  ]);

  /** Changes only this dish: another manager may have added one meanwhile, which must stay. */
  function toggle(now: readonly string[], id: string): void {
    const part = { [`dish ${id}`]: now.includes(id) ? 'yes' : '' };
    const nameOf = ([first]: readonly string[]) =>
      dishes.find((dish) => dish.id === first)?.name.slice(0, LIMITS.name) ?? '';
    // The first dish gives the name until the manager types another one.
    const isNamed = name !== '' && name !== nameOf(chosen);
    change({ ...part, ...(!isNamed && { name: nameOf(chosenDishes({ ...draft, ...part })) }) });
  }

  const numbers = (
    <div className={styles.numbers}>
      {field('usual', `${of} per day`, isWindow ? { hint: 'Leave it empty for any number.' } : {})}
      {!isWindow && field('guest', 'Most per guest', { isOptional: true })}
    </div>
  );

  return (
    <>
      {isWindow ? (
        <>
          {field('name', 'Hours', {
            hint: 'For example, “4 to 6 pm”. Guests choose it, and it is the order’s time.',
            notice:
              name.trim() === '' || hasHours(name)
                ? ''
                : 'This names no hours, so an order for “5 pm” would not count here. Add them, as in “Afternoon, 2 to 4 pm”.',
          })}
          <WeekdayChoice
            weekdays={WEEKDAYS.filter((day) => weekdayText(draft, day) !== '0')}
            onChange={(open) => {
              const week = WEEKDAYS.map((day) => {
                const own = textOf(draft, `on ${String(day)}`);
                return [
                  `on ${String(day)}`,
                  !open.includes(day) ? '0' : own === '0' ? '' : own,
                ] as const;
              });
              change(Object.fromEntries(week));
            }}
          />
          {numbers}
        </>
      ) : (
        <>
          {numbers}
          <ChipChoice
            label="Dishes"
            groups={groups.map(([title, all]) => [
              title,
              all.map((dish) => [dish.id, plannedName(dish)]),
            ])}
            chosen={chosen}
            problem={problems.get('dishes')}
            onChange={toggle}
          />
          {field('name', 'Name', {
            hint: 'For several dishes, what they share, such as “The big oven”. Only you see it.',
          })}
        </>
      )}
      <Numbers
        {...props}
        title="Different on some weekdays"
        hint="An empty day has the number above. 0 closes it."
        fields={shopWeek().map((day) => [`on ${String(day)}`, weekdayName(day)])}
        unused={isWindow ? '0' : ''}
      />
      {!isWindow && labels.size > 1 && (
        <Numbers
          {...props}
          title="Sizes that count as more than one"
          hint="An empty size counts as 1."
          fields={[...labels].map((label) => [`size ${label}`, `${label} counts as`])}
          unused="1"
        />
      )}
      <DateRows
        label="Another number for one date"
        one="Date"
        rows={dateRows(draft)}
        blank={{ key: 0, date: '', count: '' }}
        most={MOST_DATES}
        nameOf={(key) => `date ${String(key)}`}
        problemOf={(key) => problems.get(`date ${String(key)}`)}
        onChange={(rows) => {
          const names = entriesOf('date', draft).map(([key]) => [`date ${key}`, null] as const);
          const dates = rows.map(({ key, date }) => [`date ${String(key)}`, date] as const);
          change(Object.fromEntries([...names, ...dates]));
        }}
      >
        {({ key }, title) =>
          field(`count ${String(key)}`, of, { 'aria-label': `${of} on ${title}` })
        }
      </DateRows>
    </>
  );
}
