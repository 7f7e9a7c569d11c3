import { priceKey } from '@simmer/shared/dish-states';
import { formatMoney } from '@simmer/shared/money';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { useState } from 'react';
import { parsePriceText, priceTextOf } from '../draft/price-text';
import { useEditor } from '../editor/editor-context';
import type { ItemWrite } from '../editor/editor-state';
import styles from './prices.module.css';
import { allPrices, isUnlikely, sizesOf, type SizePrice } from '../editor/size-prices';

interface DishPricesProps {
  name: string;
  write: ItemWrite | undefined;
}

/** The prices of one dish, which are saved together. */
export function DishPrices({ name, write }: DishPricesProps) {
  const { fixedDishes } = useEditor();
  const { typed, states } = useStore(fixedDishes);
  const [isTried, setIsTried] = useState(false);
  /** The prices before the last change, for "Undo". */
  const [before, setBefore] = useState<readonly SizePrice[]>([]);
  const isSending = write?.status === 'sending';

  const rows = sizesOf(states, name).map(({ label, priceCents }) => {
    const key = priceKey(name, label);
    const text = typed[key] ?? priceTextOf(priceCents);
    const parsed = parsePriceText(text);
    const problem =
      parsed.status === 'blank'
        ? 'Enter a price.'
        : parsed.status === 'wrong'
          ? parsed.problem
          : undefined;
    const now = parsed.status === 'price' ? parsed.cents : null;
    return { key, label, text, problem, now, stored: priceCents };
  });
  const changed = rows.filter(({ now, stored, problem }) => problem || now !== stored);
  const others = allPrices(states).filter((price) => price.name !== name);
  const highest = Math.max(0, ...others.map(({ priceCents }) => priceCents));
  const unlikely = changed.filter(
    ({ now, stored }) => now !== null && stored !== null && isUnlikely(now, stored, highest),
  );
  const hasProblem = rows.some(({ problem }) => problem);
  const isAsked = isTried && !hasProblem && unlikely.length > 0;

  function save(isSure: boolean): void {
    if (hasProblem || (!isSure && unlikely.length > 0)) {
      setIsTried(true);
      return;
    }
    setIsTried(false);
    const prices = changed.flatMap(({ label, now }) =>
      now === null ? [] : { name, label, priceCents: now },
    );
    setBefore(
      changed.flatMap(({ label, stored }) =>
        stored === null ? [] : { name, label, priceCents: stored },
      ),
    );
    void fixedDishes.setPrices(name, prices, outcomeOf(prices));
  }

  function undo(): void {
    setBefore([]);
    void fixedDishes.setPrices(name, before, outcomeOf(before));
  }

  return (
    <form
      className={styles.form}
      aria-label={`Prices of ${name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
    >
      <fieldset disabled={isSending} className={styles.fields}>
        {rows.map(({ key, label, text, stored, problem }) => (
          <TextField
            key={key}
            label={rows.length === 1 ? 'Price' : `Price, ${label}`}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            error={isTried ? problem : undefined}
            onValue={(value) => {
              setBefore([]);
              fixedDishes.typePrice(key, value, priceTextOf(stored));
            }}
          />
        ))}
      </fieldset>
      {isAsked && (
        <Alert
          message={unlikely
            .map(
              ({ label, now, stored }) =>
                `Is ${formatMoney(now ?? 0)} right for ${label}? It was ${formatMoney(stored ?? 0)}.`,
            )
            .join(' ')}
        />
      )}
      <div className={styles.actions}>
        {changed.length > 0 && (
          <>
            <Button
              look="primary"
              type={isAsked ? 'button' : 'submit'}
              aria-busy={isSending}
              {...(isAsked && { onClick: () => save(true) })}
            >
              {isSending ? 'Saving…' : isAsked ? 'Yes, save it' : 'Save prices'}
            </Button>
            <Button
              disabled={isSending}
              onClick={() => {
                setIsTried(false);
                fixedDishes.discard(rows.map(({ key }) => key));
              }}
            >
              Cancel
            </Button>
          </>
        )}
        {changed.length === 0 && before.length > 0 && !isSending && (
          <Button look="quiet" onClick={undo}>
            {`Undo: ${pricesText(before)} again`}
          </Button>
        )}
      </div>
    </form>
  );
}

function outcomeOf(prices: readonly SizePrice[]): string {
  return `${prices[0]?.name ?? ''}: ${pricesText(prices)}.`;
}

function pricesText(prices: readonly SizePrice[]): string {
  return prices.map(({ label, priceCents }) => `${label} ${formatMoney(priceCents)}`).join(', ');
}
