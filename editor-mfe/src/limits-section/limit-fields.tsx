import { isolated } from '@simmer/shared/isolated';
import { windowsOn } from '@simmer/shared/limits';
import { leftOf } from '@simmer/shared/stock';
import { useStore } from '@simmer/shared/store';
import { TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import type { ComponentProps } from 'react';
import { plannedName } from '../draft/plan';
import type { Problems } from '../draft/field-problems';
import { Disclosure } from '../item-form/disclosure';
import { fieldOf } from '../item-form/field-of';
import { rangeOf } from '../limits/check-limit';
import { textOf, type FormPlace, type LimitDraft } from '../limits/limit-draft';
import { poolsOn } from './limit-text';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { useDishes } from './use-dishes';
import words from '../item-form/words.module.css';

export interface FieldsProps {
  form: FormPlace;
  draft: LimitDraft;
  problems: Problems;
}

type FieldOptions = Partial<ComponentProps<typeof TextField>>;

/** The field of each name, which is that in the draft. */
export function useField({ draft, problems }: FieldsProps) {
  const { change } = useLimits();
  const field = fieldOf<string>((name) => textOf(draft, name), problems, change);
  return (name: string, label: string, options?: FieldOptions) => (
    <TextField
      key={name}
      {...field(name, label)}
      inputMode={rangeOf(name) ? 'numeric' : 'text'}
      autoComplete="off"
      {...options}
    />
  );
}

interface NumbersProps extends FieldsProps {
  title: string;
  hint: string;
  fields: readonly (readonly [name: string, label: string])[];
  /** A number that is shown elsewhere, or says nothing. */
  unused: string;
}

/** Numbers that few need. They show when one of them is used or has a problem. */
export function Numbers({ title, hint, fields, unused, ...props }: NumbersProps) {
  const field = useField(props);
  return (
    <Disclosure
      title={title}
      startsOpen={fields.some(([name]) => !['', unused].includes(textOf(props.draft, name)))}
      mustShow={fields.some(([name]) => props.problems.has(name))}
    >
      <div className={styles.week}>{fields.map(([name, label]) => field(name, label))}</div>
      <p className={words.hint}>{hint}</p>
    </Disclosure>
  );
}

/** The lead time of a dish, and how many an order may have. */
export function DishFields(props: FieldsProps) {
  const { form, draft, problems } = props;
  const { change } = useLimits();
  const field = useField(props);
  const { dishes, nameOf } = useDishes();
  return (
    <>
      {form.isNew ? (
        <SelectField
          label="Dish"
          value={textOf(draft, 'dish')}
          error={problems.get('dish')}
          options={[
            ['', 'Choose a dish'],
            ...dishes.map((dish) => [dish.id, plannedName(dish)] as const),
          ]}
          onValue={(dish) => change({ dish })}
        />
      ) : (
        <p className={words.label}>{nameOf(form.id)}</p>
      )}
      <div className={styles.numbers}>
        {field('leadDays', 'Days to order ahead')}
        {field('least', 'Smallest number in an order')}
        {field('most', 'Largest number in an order')}
      </div>
      <p className={words.hint}>
        Leave a field empty if it doesn’t matter. What “Ordering” says about days counts as well.
      </p>
    </>
  );
}

/** What an order takes that the owner has taken by phone. */
export function PhoneFields(props: FieldsProps) {
  const { form, draft, problems } = props;
  const limits = useLimits();
  const state = useStore(limits);
  const field = useField(props);
  const left = (pool: string) => {
    const own = form.order?.counts[pool] ?? 0;
    const count = leftOf(state.stored, state.stock, pool, form.day) + own;
    return count === Infinity ? 'No limit' : `${String(count)} left`;
  };
  const pools = poolsOn(state, form.day).filter(({ pool }) => pool.kind === 'dishes');
  const open = windowsOn(state.stored, form.day).map(
    ({ id, name }) => [id, `${isolated(name)} (${left(id).toLowerCase()})`] as const,
  );
  const none = problems.get('taken');
  return (
    <>
      {field('name', 'Who called')}
      <div className={styles.numbers}>
        {pools.map(({ pool: { id, name } }, index) =>
          field(`take ${id}`, `Portions of ${name}`, {
            hint: left(id),
            ...(index === 0 && none && { error: none }),
          }),
        )}
      </div>
      {open.length > 0 && (
        <SelectField
          label="Window"
          value={textOf(draft, 'window')}
          error={pools.length === 0 ? none : undefined}
          options={[['', 'None'], ...open]}
          onValue={(window) => limits.change({ window })}
        />
      )}
    </>
  );
}
