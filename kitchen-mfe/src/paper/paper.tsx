import { counted } from '@simmer/shared/counted';
import { shortDayText } from '@simmer/shared/day-text';
import { Dialog } from '@simmer/shared/ui/dialog';
import { TextField } from '@simmer/shared/ui/field';
import { PrintButton } from '@simmer/shared/ui/print-button';
import { useId, useRef, useState } from 'react';
import type { Orders } from '../order-list/stored-list';
import { daysOf } from '../to-cook/days';
import { LABEL_FORMATS, labelFormat } from './label-formats';
import { Labels, MAX_LABELS, portionsOf } from './labels';
import { PAPERS, usePaperSettings } from './paper-settings';
import styles from './paper.late.module.css';
import { Slip } from './tickets';
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
  const [settings, change] = usePaperSettings();
  const { paper, hasPrices, ownLine } = settings;
  const [date, setDate] = useState(ALL);
  const [skip, setSkip] = useState(0);
  const dateId = useId();
  const formatId = useId();
  const skipId = useId();
  const paperRef = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);

  const days = daysOf(orders);
  const chosen = days.find((day) => day.date === date);
  const tickets = (chosen ? [chosen] : days).flatMap((day) => day.orders.map((one) => one.ticket));
  const format = paper === PAPERS[1] ? labelFormat(settings.format) : undefined;
  const portions = format ? portionsOf(tickets) : [];
  const perSheet = format?.sheet ? format.sheet.columns * format.sheet.rows : 0;
  usePages(paperRef, previewRef, format);
  if (!isOpen) return null;

  return (
    <>
      <div className={styles.controls}>
        <Dialog isOpen title="Tickets and labels" onClose={onClose}>
          <div className={styles.options}>
            <fieldset>
              <legend className="visually-hidden">Paper</legend>
              <div className={styles.papers}>
                {PAPERS.map((one) => (
                  <label key={one} className={styles.choice}>
                    <input
                      type="radio"
                      name="paper"
                      checked={one === paper}
                      onChange={() => change({ paper: one })}
                    />
                    <span>{one}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            {days.length > 1 && (
              <div>
                <label htmlFor={dateId}>Orders</label>
                <select
                  id={dateId}
                  value={chosen ? date : ALL}
                  onChange={({ target }) => setDate(target.value)}
                >
                  <option value={ALL}>All that are not done</option>
                  {days.map((day) => (
                    <option key={day.date} value={day.date}>
                      {shortDayText(day.date) || 'No date'}
                    </option>
                  ))}
                </select>
              </div>
            )}
            {format ? (
              <>
                <div>
                  <label htmlFor={formatId}>Labels</label>
                  <select
                    id={formatId}
                    value={format.name}
                    onChange={({ target }) => change({ format: target.value })}
                  >
                    {LABEL_FORMATS.map(({ name }) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </select>
                </div>
                {perSheet > 0 && (
                  <div>
                    <label htmlFor={skipId}>Labels already used on the first sheet</label>
                    <select
                      id={skipId}
                      value={skip}
                      onChange={({ target }) => setSkip(Number(target.value))}
                    >
                      {Array.from({ length: perSheet }, (_, n) => (
                        <option key={n} value={n}>
                          {n}
                        </option>
                      ))}
                    </select>
                  </div>
                )}
                <TextField
                  label="Your own line"
                  isOptional
                  hint="For example what the law asks of a home kitchen. This device remembers it."
                  maxLength={MAX_OWN_LINE}
                  value={ownLine}
                  onValue={(text) => change({ ownLine: text })}
                />
                <p className={styles.hint}>
                  Diet and allergens are what the guest read when ordering. Where the menu said
                  nothing, the label says nothing.
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
            <p>{`Only the first ${String(MAX_LABELS)} labels are printed. Choose a day.`}</p>
          )}
          <PrintOrAdvice
            what={format ? counted(portions.length, 'label') : counted(tickets.length, 'ticket')}
          />
        </Dialog>
      </div>
      <div ref={paperRef} className={styles.paper} data-paper translate="no">
        {format ? (
          <Labels
            portions={portions}
            format={format}
            skip={perSheet > 0 ? skip : 0}
            ownLine={ownLine}
          />
        ) : (
          tickets.map((ticket) => (
            <Slip key={ticket.reference} ticket={ticket} hasPrices={hasPrices} />
          ))
        )}
      </div>
    </>
  );
}

function PrintOrAdvice({ what }: { what: string }) {
  if (typeof window.print !== 'function')
    return (
      <p className={styles.advice} role="status">
        This browser can’t print. Open the emails of these orders in another one, such as Chrome,
        Firefox or Safari, and print from the list there.
      </p>
    );
  return (
    <>
      <p className={styles.hint}>
        In the window that opens, choose the printer, its paper, no margins, and 100% as the scale.
      </p>
      <div className={styles.print}>
        <PrintButton look="primary">{`Print ${what}`}</PrintButton>
      </div>
    </>
  );
}
