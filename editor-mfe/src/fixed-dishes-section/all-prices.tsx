import { isBlank } from '@simmer/shared/blank';
import { counted } from '@simmer/shared/counted';
import { dishText } from '@simmer/shared/dish-text';
import type { Dish } from '@simmer/shared/menu';
import { formatAmount } from '@simmer/shared/money';
import { TextField } from '@simmer/shared/ui/field';
import { useStore } from '@simmer/shared/store';
import { SelectField } from '@simmer/shared/ui/select-field';
import { Status } from '@simmer/shared/ui/status';
import { dequal } from 'dequal/lite';
import { useId } from 'react';
import { fieldsOf } from '../draft/check-draft';
import { inAscii } from '../draft/price-text';
import { useEditor, useOutcome } from '../editor/editor-context';
import { PLACES } from '../editor/editor-state';
import { priceChanges, storedMoney, type PriceChange } from '../editor/size-prices';
import { Disclosure } from '../item-form/disclosure';
import { Form, FormButtons, SubmitButton } from '../item-form/form';
import { Outcome } from '../item-form/outcome';
import styles from './all-prices.module.css';

const STEPS = [1, 5, 10, 25, 50, 100].map(
  (cents) => [String(cents), cents === 1 ? 'Nothing' : formatAmount(cents)] as const,
);

/** Raises or lowers the prices of all dishes, after the manager has seen the list. */
export function AllPrices({ dishes }: { dishes: readonly Dish[] }) {
  const editor = useEditor();
  const outcome = useOutcome(PLACES.prices);
  const { prices } = useStore(editor).several;
  const { percent, step, sent } = prices;
  const titleId = useId();

  const typed = percentIn(percent);
  const changes =
    sent && isLatest(sent, dishes)
      ? sent
      : typed === undefined
        ? []
        : priceChanges(dishes, typed, Number(step));
  const rows = changes.flatMap(changedPrices);

  const type = (part: { percent?: string; step?: string }) =>
    editor.typeSeveral({ prices: { percent, step, ...part } });

  async function save(): Promise<void> {
    if (rows.length === 0) return;
    const now = { percent, step, sent: changes };
    editor.typeSeveral({ prices: now });
    const isStored = await editor.setPrices(changes, `${counted(rows.length, 'price')} changed.`);
    // What the manager types while an answer is late stays.
    if (isStored && editor.get().several.prices === now) type({ percent: '' });
  }

  return (
    <Disclosure as="h3" title="Change all prices" titleId={titleId} startsOpen={!isBlank(percent)}>
      <Form
        form={{ attempts: 0, write: outcome.write }}
        labelledBy={titleId}
        fieldsClassName={styles.form}
        onSubmit={() => void save()}
      >
        <div className={styles.fields}>
          <TextField
            label="Percent"
            hint="For example 5, or -5 to lower them."
            value={percent}
            inputMode="text"
            autoComplete="off"
            error={
              isBlank(percent) || typed !== undefined
                ? undefined
                : 'Enter a number from -90 to 200.'
            }
            onValue={(text) => type({ percent: text })}
          />
          <SelectField
            label="Round up to"
            value={step}
            options={STEPS}
            onValue={(cents) => type({ step: cents })}
          />
        </div>
        <Outcome state={outcome} />
        {rows.length > 0 && (
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
              {rows.map(({ key, size, before, now }) => (
                <tr key={key}>
                  <th scope="row">{size}</th>
                  <td>{before}</td>
                  <td>{now}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Status className={styles.hint}>
          {typed !== undefined && rows.length === 0 ? 'No price would change.' : ''}
        </Status>
        {rows.length > 0 && (
          <FormButtons>
            <SubmitButton write={outcome.write} text={`Save ${counted(rows.length, 'price')}`} />
          </FormButtons>
        )}
      </Form>
    </Disclosure>
  );
}

/** Whether nobody has set other prices since, as far as this page knows. */
function isLatest(sent: readonly PriceChange[], dishes: readonly Dish[]): boolean {
  return sent.every(({ id, before, now }) => {
    const dish = dishes.find((one) => one.id === id);
    const sizes = dish && fieldsOf(dish)?.sizes;
    return dequal(sizes, before) || dequal(sizes, now);
  });
}

/** Undefined for anything but a number of percent that makes sense. */
function percentIn(typed: string): number | undefined {
  const text = inAscii(typed).trim().replace(',', '.');
  const percent = Number(text.replace(/\s*%$/, ''));
  return !isBlank(typed) && percent >= -90 && percent <= 200 ? percent : undefined;
}

/** The prices of a dish that change, in words. */
function changedPrices({ id, name, before, now }: PriceChange) {
  return now.flatMap(({ label, price }, place) => {
    const former = before[place]?.price;
    if (price === former) return [];
    const key = `${id} ${String(place)}`;
    return {
      key,
      size: dishText({ name, size: label }),
      before: storedMoney(former ?? 0),
      now: storedMoney(price),
    };
  });
}
