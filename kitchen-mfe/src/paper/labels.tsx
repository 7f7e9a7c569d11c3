import { siteConfig } from '@simmer/shared/config';
import { shortDayText } from '@simmer/shared/day-text';
import type { OrderTicket, TicketItem } from '@simmer/shared/order-ticket';
import type { LabelFormat } from './label-formats';
import styles from './paper.late.module.css';
import { portionText } from './tickets';

/** Anybody can write a link, and a portion is a label: an order of millions must not stop the page. */
export const MAX_LABELS = 600;

interface Portion {
  readonly ticket: OrderTicket;
  readonly item: TicketItem;
  /** "2 of 5" portions of the order. */
  readonly part: string;
}

/** A label for each portion, order by order; at most `MAX_LABELS` of them. */
export function portionsOf(tickets: readonly OrderTicket[]): Portion[] {
  const found: Portion[] = [];
  for (const ticket of tickets) {
    const count = ticket.items.reduce((sum, { quantity }) => sum + quantity, 0);
    let at = 0;
    for (const item of ticket.items)
      for (let n = 0; n < item.quantity && found.length < MAX_LABELS; n += 1)
        found.push({ ticket, item, part: `${String((at += 1))} of ${String(count)}` });
  }
  return found;
}

interface LabelsProps {
  portions: readonly Portion[];
  format: LabelFormat;
  /** How many places of the first sheet are already used. */
  skip: number;
  ownLine: string;
}

/** @returns a page for each label of a roll, or for each sheet. */
export function Labels({ portions, format: { sheet, width, height }, skip, ownLine }: LabelsProps) {
  const size = { width: `${String(width)}mm`, height: `${String(height)}mm` };
  const labels = portions.map((portion, n) => (
    <Label key={n} portion={portion} size={size} ownLine={ownLine} />
  ));
  if (!sheet) return labels;
  const free = Array.from({ length: skip }, (_, n) => <i key={`free ${String(n)}`} style={size} />);
  const places = [...free, ...labels];
  const perSheet = sheet.columns * sheet.rows;
  return Array.from({ length: Math.ceil(places.length / perSheet) }, (_, n) => (
    <div
      key={n}
      className={styles.sheet}
      style={{
        padding: `${String(sheet.top)}mm 0 0 ${String(sheet.left)}mm`,
        gridTemplateColumns: `repeat(${String(sheet.columns)}, max-content)`,
        columnGap: `${String(sheet.gap)}mm`,
      }}
    >
      {places.slice(n * perSheet, (n + 1) * perSheet)}
    </div>
  ));
}

interface LabelProps {
  portion: Portion;
  size: { width: string; height: string };
  ownLine: string;
}

/** Allergens are those that the order carries: the menu of today may say something else than what was cooked. */
function Label({ portion: { ticket, item, part }, size, ownLine }: LabelProps) {
  return (
    <article className={styles.label} style={size}>
      <p className={styles.dish}>{item.name}</p>
      <p>{portionText(item)}</p>
      {item.note && <p className={styles.framed}>{item.note}</p>}
      <p className={styles.tags}>{item.tags}</p>
      <p className={styles.for}>
        {[ticket.name || 'No name', shortDayText(ticket.date)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.small}>
        {[siteConfig().business.name, ticket.reference, part].join(' · ')}
      </p>
      {ownLine && <p className={styles.small}>{ownLine}</p>}
    </article>
  );
}
