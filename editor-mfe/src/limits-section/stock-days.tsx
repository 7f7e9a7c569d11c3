import { keptFor } from '@simmer/shared/claim';
import { nearDayText, shortDayText } from '@simmer/shared/day-text';
import { addDays, isOpenDay } from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { Status } from '@simmer/shared/ui/status';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useCallback, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { Disclosure } from '../item-form/disclosure';
import { RetryButton } from '../item-form/retry-button';
import { AnotherDay } from './another-day';
import { countsText, dayTextOf, leftText, partOf, poolsOn } from './limit-text';
import { PHONE } from '../limits/limits-editor';
import { useLimits } from './limits-context';
import styles from './stock-days.module.css';
import words from '../item-form/words.module.css';

/** How many days are shown, beside those that have orders. */
const SHOWN_DAYS = 14;

/** What is taken and left of each coming day on which the shop delivers, or for which somebody has ordered. */
export function Days() {
  const state = useStore(useLimits());
  const { stored: ordering } = useStore(useEditor().ordering);
  const { day: today } = useShopTime();
  const next = Array.from({ length: SHOWN_DAYS }, (_, ahead) => addDays(today, ahead));
  // What was read may have a day that is over since.
  const known = [...state.stock.keys()].filter((day) => day >= today);
  const days = new Set([...next.filter((day) => isOpenDay(ordering, day)), ...known]);
  const used = known.filter((day) => poolsOn(state, day).some(({ taken }) => taken > 0));
  return (
    <Disclosure
      as="h3"
      title="Coming days"
      detail={used.length === 0 ? 'nothing taken' : `${String(used.length)} with orders`}
    >
      {[...days].sort().map((day) => (
        <Day key={day} day={day} />
      ))}
      <AnotherDay />
    </Disclosure>
  );
}

function Day({ day }: { day: string }) {
  const text = dayTextOf(useStore(useLimits()), day);
  return (
    <Disclosure as="h4" title={shortDayText(day)} detail={text}>
      <OpenDay day={day} />
    </Disclosure>
  );
}

function OpenDay({ day }: { day: string }) {
  const limits = useLimits();
  const pools = poolsOn(useStore(limits), day);
  const { openDay } = limits;
  const [content, focusContent] = useFocusReturn<HTMLDivElement>();
  const read = useCallback(() => openDay(day), [openDay, day]);
  // The sums are read again, too, when the manager returns to the tab.
  useReading(read);

  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {pools.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{`What is taken on ${nearDayText(day)}`}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Limit</th>
              <th scope="col">Taken</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {pools.map(({ pool, taken, limit }) => (
              <tr key={pool.id} className={taken > (limit ?? taken) ? styles.over : undefined}>
                <th scope="row">{pool.name}</th>
                <td>
                  {limit !== undefined && (
                    <span className={styles.bar} aria-hidden>
                      <span style={{ inlineSize: partOf(taken, limit) }} />
                    </span>
                  )}
                  <span>{`${String(taken)} taken`}</span>
                </td>
                <td>{leftText(taken, limit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Orders day={day} returnFocus={focusContent} />
      {pools.length > 0 && (
        <div>
          <Button
            aria-label={`Count a phone order for ${nearDayText(day)}`}
            onClick={() => limits.open('phone', { day })}
          >
            Count a phone order
          </Button>
        </div>
      )}
    </div>
  );
}

interface OrdersProps {
  day: string;
  /** Moves the focus when the button that had it is gone. */
  returnFocus: () => void;
}

/** Who has what of a day. */
function Orders({ day, returnFocus }: OrdersProps) {
  const limits = useLimits();
  const { claims, stored, write } = useStore(limits);
  const [asked, setAsked] = useState<readonly [id: string, reference: string]>();
  const ofDay = claims.get(day);

  if (!ofDay || ofDay === 'failed') {
    return (
      <div className={styles.order}>
        <Status className={words.hint}>
          {ofDay ? 'We can’t load the orders of this day right now.' : 'Loading the orders…'}
        </Status>
        {ofDay && (
          <RetryButton onRetry={() => void limits.openDay(day)} returnFocus={returnFocus} />
        )}
      </div>
    );
  }
  const orders = [...ofDay].flatMap(([id, claim]) =>
    Object.entries(claim.orders).map(([reference, order]) => ({ id, reference, order })),
  );
  return (
    <>
      {orders.length === 0 ? (
        <p className={words.hint}>No orders yet.</p>
      ) : (
        <ul role="list" className={styles.orders}>
          {orders.map(({ id, reference, order }) => (
            <li key={`${id} ${reference}`} className={styles.order}>
              <div>
                <p className={styles.reference}>{reference}</p>
                <p className={words.hint}>{countsText(stored, keptFor(order))}</p>
                {!order.isSent && <p className={styles.unsure}>Not confirmed: check your mail.</p>}
              </div>
              {id.startsWith(PHONE) && (
                <Button
                  look="quiet"
                  aria-label={`Change ${reference}`}
                  onClick={() =>
                    limits.open('phone', {
                      id,
                      day,
                      order: { name: reference, counts: keptFor(order) },
                    })
                  }
                >
                  Change
                </Button>
              )}
              <Button
                look="quiet"
                aria-label={`Free ${reference}`}
                onClick={() => setAsked([id, reference])}
              >
                Free
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined && write.status !== 'sending'}
        title="Free these portions?"
        no="Keep them"
        yes="Free them"
        onNo={() => setAsked(undefined)}
        onYes={() => {
          setAsked(undefined);
          if (asked) void limits.free(day, ...asked);
        }}
      >
        {`Guests can then order what ${asked?.[1] ?? ''} has taken. The guest is not told.`}
      </ConfirmDialog>
    </>
  );
}
