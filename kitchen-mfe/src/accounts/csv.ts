import { siteConfig } from '@simmer/shared/config';
import type { Cents } from '@simmer/shared/money';
import { isDay } from '@simmer/shared/shop-calendar';
import { isDone, type ListedOrder, type Orders } from '../order-list/listed-order';
import { monthOf, monthsIn, soldIn, sumOf } from './figures';

/** A number or a day, which a spreadsheet is to read as one. */
interface Value {
  readonly value: string;
}
/** Strings are text, whatever they look like. */
type Cell = string | Value;
type Rows = readonly (readonly Cell[])[];

const orderColumns = () => [
  ...['Day', 'Time', 'Order', 'Name', 'Email'],
  ...withPhone('Phone'),
  ...['Delivery or pickup', 'Address', 'Payment', 'Done'],
];

function orderCells(order: ListedOrder): Cell[] {
  const { date, time, reference, name, email, phone, ...how } = order.ticket;
  const { fulfillment, address, paymentMethod } = how;
  const done = isDone(order) ? 'yes' : 'no';
  const who = [name, email, ...withPhone(phone)];
  const day = isDay(date) ? { value: date } : date;
  return [day, time, reference, ...who, fulfillment, address, paymentMethod, done];
}

/** Only a shop that asks for a phone number has the column. */
const withPhone = (cell: string) => (siteConfig().ordering.phone ? [cell] : []);

/** What can be downloaded: a row per order, per dish of an order, or per month and dish. */
export const TABLES = {
  orders: (orders: Orders): Rows => [
    [...orderColumns(), 'Portions', 'Total'],
    ...orders.map((order) => {
      const { portions, cents } = sumOf([order]);
      return [...orderCells(order), count(portions), amount(cents)];
    }),
  ],
  dishes: (orders: Orders): Rows => [
    [...orderColumns(), 'Dish', 'Size', 'Flavor', 'Note', 'Portions', 'Price', 'Amount'],
    ...orders.flatMap((order) =>
      order.ticket.items.map(({ name, size, flavor, note, quantity, priceCents }) => {
        const numbers = [count(quantity), amount(priceCents), amount(quantity * priceCents)];
        return [...orderCells(order), name, size, flavor, note, ...numbers];
      }),
    ),
  ],
  totals: (orders: Orders): Rows => [
    ['Month', 'Dish', 'Size', 'Portions', 'Amount'],
    ...monthsIn(orders).flatMap((month) => {
      const sold = orders.filter((order) => monthOf(order) === month);
      return soldIn(sold, ({ name, size }) => [name, size]).map(({ key, portions, cents }) => {
        return [{ value: month }, ...key, count(portions), amount(cents)];
      });
    }),
  ],
};

/** Whether the shop's country writes 12,50: its spreadsheets then separate cells by semicolons. */
const hasDecimalComma = () =>
  new Intl.NumberFormat(siteConfig().business.locale).format(1.5).includes(',');

const count = (portions: number): Value => ({ value: String(portions) });

function amount(cents: Cents): Value {
  return { value: (cents / 100).toFixed(2).replace('.', hasDecimalComma() ? ',' : '.') };
}

/**
 * A spreadsheet would run these as a formula, and guests write what they like:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/**
 * It would make days of the times "4-6" and "12/2", and numbers of these, without the first zero of a phone number or the
 * last digits of a long one.
 */
const LOOKS_LIKE_VALUE = /^(?:0\d+|\d{12,}|\d+e\d+|\d{1,4}(?:\s*[-/.]\s*\d{1,4}){1,2})$/i;

const textOf = (cell: Cell) =>
  typeof cell === 'string'
    ? cell.replace(FORMULA, "'$&").replace(LOOKS_LIKE_VALUE, "'$&")
    : cell.value;

/** @returns a file that the spreadsheets of the shop's country open correctly, with its byte order mark. */
export function csvOf(rows: Rows): string {
  const quoted = (cell: Cell) => `"${textOf(cell).replaceAll('"', '""')}"`;
  const separator = hasDecimalComma() ? ';' : ',';
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}

/** Saves a table of these orders as a file. @returns its name, such as `dishes-2026-12.csv`. */
export function download(table: keyof typeof TABLES, orders: Orders, when: string): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([csvOf(TABLES[table](orders))], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = `${table}-${when}.csv`;
  link.click();
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return link.download;
}

/** The browser of an app may save nothing, without an error. */
export const savedText = (file: string) =>
  `Look for ${file} in this device’s downloads. If it isn’t there, this browser can’t save files: keep the orders, or print them.`;
