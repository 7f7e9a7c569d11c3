import { siteConfig } from '@simmer/shared/config';
import { shortDayText } from '@simmer/shared/day-text';
import { isolated } from '@simmer/shared/isolated';
import type { OrderTicket, TicketItem } from '@simmer/shared/order-ticket';
import { portionText } from '../order-list/listed-order';
import type { PaperKind } from './paper-settings';
import styles from './paper.late.module.css';

/** Anybody can write a link, and a portion is a label: an order of millions must not stop the page. */
export const MAX_LABELS = 300;
const PER_SHEET = 10;

interface Portion {
  readonly ticket: OrderTicket;
  readonly item: TicketItem;
}

/** A label for each portion, order by order; at most `MAX_LABELS` of them. */
export function portionsOf(tickets: readonly OrderTicket[]): Portion[] {
  const found: Portion[] = [];
  for (const ticket of tickets)
    for (const item of ticket.items)
      for (let n = 0; n < item.quantity && found.length < MAX_LABELS; n += 1)
        found.push({ ticket, item });
  return found;
}

interface LabelsProps {
  portions: readonly Portion[];
  kind: PaperKind;
  ownLine: string;
}

/** A page for each label of a roll, or for each sheet. */
export function Labels({ portions, kind: { sheet, width, height = 0 }, ownLine }: LabelsProps) {
  const size = { width: mm(width), height: mm(height) };
  const labels = portions.map((portion, n) => (
    <Label key={n} portion={portion} size={size} ownLine={ownLine} />
  ));
  if (!sheet) return labels;
  const place = { padding: `${mm(sheet.top)} 0 0 ${mm(sheet.left)}`, columnGap: mm(sheet.gap) };
  return Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, n) => (
    <div key={n} className={styles.sheet} style={place}>
      {labels.slice(n * PER_SHEET, (n + 1) * PER_SHEET)}
    </div>
  ));
}

const mm = (length: number) => `${String(length)}mm`;

interface LabelProps {
  portion: Portion;
  size: { width: string; height: string };
  ownLine: string;
}

/** Allergens are those that the order carries: the menu of today may say something else than what was cooked. */
function Label({ portion: { ticket, item }, size, ownLine }: LabelProps) {
  const { name, date, reference } = ticket;
  return (
    <article className={styles.label} style={size}>
      <p className={styles.dish}>{item.name}</p>
      <p>{portionText(item)}</p>
      {item.note && <p className={styles.framed}>{item.note}</p>}
      <p className={styles.tags}>{item.tags}</p>
      <p className={styles.for}>
        {[isolated(name) || 'No name', shortDayText(date)].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.small}>{`${isolated(siteConfig().business.name)} · ${reference}`}</p>
      {ownLine && <p className={styles.small}>{ownLine}</p>}
    </article>
  );
}
