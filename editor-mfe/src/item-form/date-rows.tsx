import { shortDayText } from '@simmer/shared/day-text';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { firstClick } from '@simmer/shared/ui/first-click';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import styles from './choices.module.css';
import { useRows } from './use-rows';
import words from './words.module.css';

/** A row as typed. */
export interface DateRow {
  /** Identifies the row while others are added or removed; never stored. */
  key: number;
  date: string;
}

interface DateRowsProps<Row extends DateRow> {
  label: string;
  /** What each is called, such as "Closed date". */
  one: string;
  rows: readonly Row[];
  blank: Row;
  /** Another kind of row, and the button that adds one. */
  other?: readonly [button: string, blank: Row];
  most: number;
  /** The name of an input. */
  nameOf: (key: number) => string;
  problemOf: (key: number) => string | undefined;
  onChange: (rows: readonly Row[]) => void;
  /** What stands beside the date. */
  children?: (row: Row, title: string, change: (row: Row) => void) => ReactElement | false;
}

export function DateRows<Row extends DateRow>({
  label,
  one,
  rows,
  blank,
  other,
  most,
  nameOf,
  problemOf,
  onChange,
  children,
}: DateRowsProps<Row>) {
  const id = useId();
  const { group, heading, add, change, remove } = useRows<Row>({
    ...{ rows, blank, onChange },
    field: `.${styles.row} > :first-child [type="date"]`,
  });
  const lowered = one.toLowerCase();
  return (
    <div role="group" aria-labelledby={id} ref={group} className={styles.group}>
      <p id={id} ref={heading} tabIndex={-1} className={words.label}>
        {label}
      </p>
      {rows.map((row, index) => (
        <div key={row.key} className={styles.row}>
          <TextField
            label={`${one} ${String(index + 1)}${row.date && `: ${shortDayText(row.date)}`}`}
            name={nameOf(row.key)}
            type="date"
            value={row.date}
            error={problemOf(row.key)}
            onValue={(date) => change({ ...row, date })}
          />
          {children?.(row, `${lowered} ${String(index + 1)}`, change)}
          <div className={styles.remove}>
            <IconButton
              label={`Remove ${lowered} ${String(index + 1)}`}
              onClick={firstClick(() => remove(row.key))}
            >
              <X aria-hidden size="1.25rem" />
            </IconButton>
          </div>
        </div>
      ))}
      {rows.length < most && (
        <div className={styles.more}>
          {[[`Add a ${lowered}`, blank] as const, ...(other ? [other] : [])].map(([text, row]) => (
            <Button key={text} look="quiet" onClick={() => add(row)}>
              <Plus aria-hidden />
              <span>{text}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
