import { windowsOn } from '@simmer/shared/limits';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { inputName } from '../limits/check-limit';
import { leftFor, poolsOn } from './limit-text';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { useInputs, type FieldsProps } from './use-inputs';

/** What an order takes that the owner has taken by phone. */
export function PhoneFields(props: FieldsProps) {
  const { place, draft, problems } = props;
  const state = useStore(useLimits());
  const { change, text, numberOf } = useInputs(props);
  const pools = poolsOn(state, place.id).filter(({ pool }) => pool.kind === 'dishes');
  const open = windowsOn(state.stored, place.id);
  const left = (pool: string) => {
    const count = leftFor(state, pool, place.id);
    return count === Infinity ? 'No limit' : `${String(count)} left`;
  };
  const none = problems.get('portions');
  return (
    <>
      <TextField label="Who called" {...text('name')} />
      <div className={styles.numbers}>
        {pools.map(({ pool }) =>
          numberOf(
            'portions',
            pool.id,
            inputName.portions(pool.id),
            `Portions of ${pool.name}`,
            left(pool.id),
          ),
        )}
      </div>
      {open.length > 0 && (
        <SelectField
          label="Window"
          value={draft.window}
          error={none}
          options={[
            ['', 'None'],
            ...open.map(({ id, name }) => [id, `${name} (${left(id).toLowerCase()})`] as const),
          ]}
          onValue={(window) => change({ window })}
        />
      )}
      {none && open.length === 0 && <Alert message={none} takesFocus />}
    </>
  );
}
