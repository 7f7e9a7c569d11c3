import { counted, countedDishes } from '@simmer/shared/counted';
import { isolated } from '@simmer/shared/isolated';
import { formatMoney } from '@simmer/shared/money';
import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { PrintButton } from '@simmer/shared/ui/print-button';
import { Status } from '@simmer/shared/ui/status';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { Orders } from '../order-list/stored-list';
import styles from './accounts.late.module.css';
import { Bars } from './bars';
import { Calendar } from './calendar';
import { download } from './csv';
import { monthOf, monthsIn, monthText, soldIn, sumOf } from './figures';

const ALL = 'all';

/** What was sold, by month. It counts the orders of the list, and stores nothing. */
export function Accounts({ orders }: { orders: Orders }) {
  const months = monthsIn(orders);
  const [choice, setChoice] = useState(months[0]);
  const selectId = useId();
  const emptyId = useId();
  // The last order of the chosen month may have been removed in another tab.
  const month = choice === ALL || months.includes(choice ?? '') ? choice : months[0];
  const chosen = month === ALL ? orders : orders.filter((order) => monthOf(order) === month);
  const { portions, cents } = sumOf(chosen);
  const title = month === ALL ? 'All months' : monthText(month ?? '');

  return (
    <>
      <div className={styles.head}>
        <h1 id="accounts">Accounts</h1>
        <div className={styles.actions}>
          {orders.length > 0 && <PrintButton>Print</PrintButton>}
          <LinkButton to={TICKETS_PATH}>Back to the orders</LinkButton>
        </div>
      </div>
      {month === undefined ? (
        <section className={styles.empty} aria-labelledby={emptyId}>
          <h2 id={emptyId} className={styles.title}>
            Nothing to add up yet
          </h2>
          <p className={styles.soft}>
            Every order counts from the moment you add it to the list until you remove it.
          </p>
        </section>
      ) : (
        <>
          <div className={styles.summary}>
            {months.length > 1 && (
              <div className={styles.month}>
                <label htmlFor={selectId}>Month</label>
                <select
                  id={selectId}
                  value={month}
                  onChange={({ target }) => setChoice(target.value)}
                >
                  {months.map((one) => (
                    <option key={one} value={one}>
                      {monthText(one)}
                    </option>
                  ))}
                  <option value={ALL}>All months</option>
                </select>
              </div>
            )}
            <Status className={styles.facts}>
              {`${title}: ${[counted(chosen.length, 'order'), countedDishes(portions), formatMoney(cents)].join(' · ')}`}
            </Status>
            <p className={styles.soft}>
              These are the orders in the list, done or not, by the day they are for. An order that
              you remove is no longer counted, so download it first.
            </p>
          </div>
          <div className={styles.columns}>
            <Bars title="Dishes sold" what="Dish" bars={dishBars(chosen)} />
            {month === ALL ? (
              <Bars
                title="Months"
                what="Month"
                bars={months.map((one) => {
                  const sold = orders.filter((order) => monthOf(order) === one);
                  return { name: monthText(one), ...sumOf(sold) };
                })}
              />
            ) : (
              month !== '' && <Calendar month={month} orders={chosen} />
            )}
          </div>
          <Downloads orders={chosen} when={month || 'no-date'} title={title} />
        </>
      )}
    </>
  );
}

function dishBars(orders: Orders) {
  return soldIn(orders, ({ name }) => [name]).map(({ key: [name = ''], sizes, ...sum }) => ({
    ...{ name, ...sum },
    detail: [...sizes].map(([size, count]) => `${String(count)} ${isolated(size)}`).join(', '),
  }));
}

const FILES = [
  ['orders', 'A row per order'],
  ['dishes', 'A row per dish'],
  ['totals', 'Totals by month and dish'],
] as const;

function Downloads({ orders, when, title }: { orders: Orders; when: string; title: string }) {
  const id = useId();
  const [file, setFile] = useState('');
  return (
    <section className={styles.downloads} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {`${title} for a spreadsheet`}
      </h2>
      <div className={styles.actions}>
        {FILES.map(([table, label]) => (
          <Button key={table} onClick={() => setFile(download(table, orders, when))}>
            <Download size={18} aria-hidden />
            <span>{label}</span>
          </Button>
        ))}
      </div>
      <Status className={styles.soft}>
        {file && `Look for ${file} in this device’s downloads.`}
      </Status>
    </section>
  );
}
