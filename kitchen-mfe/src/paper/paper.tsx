import { counted } from '@simmer/shared/counted';
import { shortDayText } from '@simmer/shared/day-text';
import { Dialog } from '@simmer/shared/ui/dialog';
import { TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { useRef, useState } from 'react';
import type { Orders } from '../order-list/listed-order';
import { PrintList } from '../order-list/print-list';
import { daysOf } from '../to-cook/days';
import { Labels, MAX_LABELS, portionsOf } from './labels';
import { PAPERS, usePaperSettings } from './paper-settings';
import styles from './paper.late.module.css';
import { Ticket } from './tickets';
import { usePages } from './use-pages';

const ALL = 'all';
const MAX_OWN_LINE = 160;

interface PaperProps {
  /** The orders of the list that are not done. */
  orders: Orders;
  isOpen: boolean;
  onClose: () => void;
}

/** Prints tickets and labels. While its dialog is open, they are what the browser prints instead of the list. */
export function Paper({ orders, isOpen, onClose }: PaperProps) {
  const [{ kind, hasPrices, ownLine }, change] = usePaperSettings();
  const [date, setDate] = useState(ALL);
  const paperRef = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);

  const days = daysOf(orders);
  const chosen = days.filter((day) => day.date === date);
  const tickets = (chosen.length > 0 ? chosen : days).flatMap((day) =>
    day.orders.map(({ ticket }) => ticket),
  );
  const portions = kind.height ? portionsOf(tickets) : [];
  usePages(paperRef, previewRef, kind);

  return (
    <>
      <div className={styles.controls}>
        <Dialog isOpen={isOpen} title="Tickets and labels" onClose={onClose}>
          <div className={styles.options}>
            <SelectField
              label="Paper"
              value={kind.name}
              options={PAPERS.map(({ name }) => [name, name])}
              onValue={(paper) => change({ paper })}
            />
            {days.length > 1 && (
              <SelectField
                label="Orders"
                value={chosen.length > 0 ? date : ALL}
                options={[
                  [ALL, 'All that are not done'],
                  ...days.map((day) => [day.date, shortDayText(day.date) || 'No date'] as const),
                ]}
                onValue={setDate}
              />
            )}
            {kind.height ? (
              <>
                <TextField
                  label="Your own line"
                  isOptional
                  hint="For example what the law asks of a home kitchen. This device remembers it."
                  maxLength={MAX_OWN_LINE}
                  value={ownLine}
                  onValue={(text) => change({ ownLine: text })}
                />
                <p className={styles.hint}>
                  Each portion has a label. Diet and allergens are what the guest read when
                  ordering; where the menu said nothing, the label says nothing.
                </p>
              </>
            ) : (
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={hasPrices}
                  onChange={() => change({ hasPrices: !hasPrices })}
                />
                <span>Print the total and how it is paid</span>
              </label>
            )}
          </div>
          <div ref={previewRef} className={styles.preview} aria-hidden translate="no" />
          {portions.length === MAX_LABELS && (
            <p>{`At most ${String(MAX_LABELS)} labels are printed at once. If some are missing, choose a day.`}</p>
          )}
          <p className={styles.hint}>
            In the window that opens, choose the printer, its paper, no margins, and 100% as the
            scale.
          </p>
          <div className={styles.print}>
            <PrintList look="primary">
              {`Print ${kind.height ? counted(portions.length, 'label') : counted(tickets.length, 'ticket')}`}
            </PrintList>
          </div>
        </Dialog>
      </div>
      {isOpen && (
        <div ref={paperRef} className={styles.paper} data-paper translate="no">
          {kind.height ? (
            <Labels portions={portions} kind={kind} ownLine={ownLine} />
          ) : (
            tickets.map((ticket) => (
              <Ticket key={ticket.reference} ticket={ticket} hasPrices={hasPrices} />
            ))
          )}
        </div>
      )}
    </>
  );
}
