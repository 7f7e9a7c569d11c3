import { counted, countedDishes } from '@simmer/shared/counted';
import { monthText } from '@simmer/shared/day-text';
import { formatMoney } from '@simmer/shared/money';
import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { SelectField } from '@simmer/shared/ui/select-field';
import { Status } from '@simmer/shared/ui/status';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { soldOf, type Orders } from '../order-list/listed-order';
import { PrintList } from '../order-list/print-list';
import styles from './accounts.late.module.css';
import { Bars } from './bars';
import { Calendar } from './calendar';
import { download, savedText } from './csv';
import { monthOf, monthsIn, soldIn, sumOf } from './figures';

const ALL = 'all';

/** What was sold, by month. It counts the orders of the list that no guest has cancelled, and stores nothing. */
export function Accounts({ orders: listed }: { orders: Orders }) {
  const orders = soldOf(listed);
  return (
    <>
      <div className={styles.head}>
        <h1 id="accounts">Accounts</h1>
        <div className={styles.actions}>
          {orders.length > 0 && <PrintList>Print</PrintList>}
          <LinkButton to={TICKETS_PATH}>Back to the orders</LinkButton>
        </div>
      </div>
      {orders.length > 0 ? (
        <Figures orders={orders} />
      ) : (
        <section className={styles.empty}>
          <h2 className={styles.title}>Nothing to add up yet</h2>
          <p className={styles.soft}>
            Every order counts from the moment you add it to the list until you remove it.
          </p>
        </section>
      )}
    </>
  );
}

const nameOf = (month: string) => (month === '' ? 'No date' : monthText(month));

function Figures({ orders }: { orders: Orders }) {
  const months = monthsIn(orders);
  const [choice, setChoice] = useState('latest');
  // The last order of the chosen month may have been removed in another tab.
  const isChosen = choice === ALL || months.includes(choice);
  const month = isChosen ? choice : (months[0] ?? '');
  const inMonth = (one: string) => orders.filter((order) => monthOf(order) === one);
  const chosen = month === ALL ? orders : inMonth(month);
  const { portions, cents } = sumOf(chosen);
  const title = month === ALL ? 'All months' : nameOf(month);
  const facts = [counted(chosen.length, 'order'), countedDishes(portions), formatMoney(cents)];
  return (
    <>
      <div className={styles.summary}>
        {months.length > 1 && (
          <SelectField
            label="Month"
            value={month}
            options={[...months.map((one) => [one, nameOf(one)] as const), [ALL, 'All months']]}
            onValue={setChoice}
          />
        )}
        <Status className={styles.facts}>{`${title}: ${facts.join('\u00a0· ')}`}</Status>
        <p className={styles.soft}>
          These are the orders in the list, done or not, by the day they are for. An order that you
          remove is no longer counted, so download it first.
        </p>
      </div>
      {/* Without new elements, a pending translation would put another month's numbers back. */}
      <div key={month} className={styles.columns}>
        <Bars
          title="Dishes sold"
          what="Dish"
          bars={soldIn(chosen, ({ name }) => [name]).map(({ key: [name = ''], ...sum }) => {
            return { name, ...sum };
          })}
        />
        {month === ALL ? (
          <Bars
            title="Months"
            what="Month"
            bars={months.map((one) => ({ name: nameOf(one), ...sumOf(inMonth(one)) }))}
          />
        ) : (
          month !== '' && <Calendar month={month} orders={chosen} />
        )}
      </div>
      <Downloads orders={chosen} when={month || 'no-date'} title={title} />
    </>
  );
}

const FILES = [
  ['orders', 'A row per order'],
  ['dishes', 'A row per dish'],
  ['totals', 'Totals by month and dish'],
] as const;

function Downloads({ orders, when, title }: { orders: Orders; when: string; title: string }) {
  const [file, setFile] = useState('');
  return (
    <section className={styles.downloads}>
      <h2 className={styles.title}>{`${title} for a spreadsheet`}</h2>
      <div className={styles.actions}>
        {FILES.map(([table, label]) => (
          <Button key={table} onClick={() => setFile(download(table, orders, when))}>
            <Download size={18} aria-hidden />
            <span>{label}</span>
          </Button>
        ))}
      </div>
      <Status className={styles.soft}>{file && savedText(file)}</Status>
    </section>
  );
}
