import { useStore } from '@simmer/shared/store';
import { TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { useEditor } from '../editor/editor-context';
import { limitDraftOf } from '../limits/limit-draft';
import { allDishes } from './limit-text';
import { dishesOf } from '../stored-menu/stored-menu';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { useInputs, type FieldsProps } from './use-inputs';

/** The lead time of a dish, and how many an order may have. */
export function DishFields(props: FieldsProps) {
  const { place, draft, problems } = props;
  const { stored, today } = useStore(useLimits());
  const all = allDishes(useStore(useEditor().menu, dishesOf)).flatMap(([, dishes]) => dishes);
  const { change, number } = useInputs(props);
  return (
    <>
      {place.isNew ? (
        <SelectField
          label="Dish"
          value={draft.dish}
          error={problems.get('dish')}
          options={[['', 'Choose a dish'], ...all.map(({ id, name }) => [id, name] as const)]}
          onValue={(dish) => {
            // A dish may have rules already: its own numbers are shown.
            const { leadDays, least, most } = limitDraftOf(stored, { ...place, id: dish }, today);
            change({ dish, leadDays, least, most });
          }}
        />
      ) : (
        <p className={styles.label}>{all.find(({ id }) => id === place.id)?.name ?? place.id}</p>
      )}
      <div className={styles.numbers}>
        <TextField label="Days to order ahead" {...number('leadDays')} />
        <TextField label="Smallest number in an order" {...number('least')} />
        <TextField label="Largest number in an order" {...number('most')} />
      </div>
      <p className={styles.hint}>
        Leave a field empty if it doesn’t matter. What “Ordering” says about days counts as well.
      </p>
    </>
  );
}
