import type { DishStates } from '@simmer/shared/dish-states';
import { counted } from '@simmer/shared/counted';
import { formatAmount, formatMoney } from '@simmer/shared/money';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { Status } from '@simmer/shared/ui/status';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { Group } from '../item-form/group';
import { failureText } from '../write/write';
import styles from './prices.module.css';
import { allPrices, raised, type SizePrice } from '../editor/size-prices';

/** What the writes of all prices are shown at. No dish has this name. */
const ALL = '';

const STEPS = [1, 5, 10, 25, 50, 100].map(
  (cents) => [String(cents), cents === 1 ? 'Nothing' : formatAmount(cents)] as const,
);

/** Raises or lowers all prices of the dishes that are always on the menu, after the manager has seen the list. */
export function AllPrices({ states }: { states: DishStates }) {
  const editor = useEditor();
  const write = useStore(editor).itemWrites.get(ALL);
  const [percent, setPercent] = useState('');
  const [step, setStep] = useState('50');
  const [before, setBefore] = useState<readonly SizePrice[]>([]);

  const typed = Number(percent.trim().replace(',', '.').replace(/\s*%$/, ''));
  const isNumber = percent.trim() !== '' && typed >= -90 && typed <= 200;
  const rows = allPrices(states).map((price) => {
    return { ...price, now: raised(price.priceCents, isNumber ? typed : 0, Number(step)) };
  });
  const changed = isNumber ? rows.filter(({ now, priceCents }) => now !== priceCents) : [];
  const isSending = write?.status === 'sending';

  function save(prices: readonly SizePrice[], undone: readonly SizePrice[], outcome: string): void {
    setBefore(undone);
    setPercent('');
    void editor.fixedDishes.setPrices(ALL, prices, outcome);
  }

  return (
    <Group title="Change all prices" count="">
      <form
        className={styles.form}
        aria-label="Change all prices"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0)
            save(
              changed.map(({ name, label, now }) => ({ name, label, priceCents: now })),
              changed,
              `${counted(changed.length, 'price')} changed.`,
            );
        }}
      >
        <fieldset disabled={isSending} className={styles.fields}>
          <TextField
            label="Percent"
            hint="For example 5, or -5 to lower them."
            value={percent}
            inputMode="text"
            autoComplete="off"
            error={
              percent.trim() === '' || isNumber ? undefined : 'Enter a number from -90 to 200.'
            }
            onValue={setPercent}
          />
          <SelectField label="Round up to" value={step} options={STEPS} onValue={setStep} />
        </fieldset>
        {write?.status === 'failed' && <Alert message={failureText('Not saved', write.reason)} />}
        {changed.length > 0 && (
          <table className={styles.table}>
            <caption className="visually-hidden">Prices that would change</caption>
            <thead>
              <tr>
                <th scope="col">Dish</th>
                <th scope="col">Today</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ name, label, priceCents, now }) => (
                <tr key={`${name} ${label}`}>
                  <th scope="row">{`${name}, ${label}`}</th>
                  <td>{formatMoney(priceCents)}</td>
                  <td>{formatMoney(now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Status className={styles.hint}>
          {isNumber && changed.length === 0 ? 'No price would change.' : ''}
        </Status>
        <div className={styles.actions}>
          {changed.length > 0 && (
            <Button look="primary" type="submit" aria-busy={isSending}>
              {`Save ${counted(changed.length, 'price')}`}
            </Button>
          )}
          {changed.length === 0 &&
            before.length > 0 &&
            !isSending &&
            write?.status !== 'failed' && (
              <Button
                look="quiet"
                onClick={() => save(before, [], 'The prices are as they were before.')}
              >
                {`Undo: ${counted(before.length, 'price')} as before`}
              </Button>
            )}
        </div>
      </form>
    </Group>
  );
}
