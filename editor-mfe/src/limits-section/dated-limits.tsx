import { shortDayText } from '@simmer/shared/day-text';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useRows } from '../item-form/use-rows';
import { inputName, MOST_DATES, type LimitProblems } from '../limits/check-limit';
import type { DatedLimit } from '../limits/limit-draft';
import styles from './limit-form.module.css';

interface DatedLimitsProps {
  dates: readonly DatedLimit[];
  /** What is counted: "Portions". */
  of: string;
  problems: LimitProblems;
  onChange: (dates: readonly DatedLimit[]) => void;
}

/** Numbers for single dates, which count instead of those of their weekdays. */
export function DatedLimits({ dates, of, problems, onChange }: DatedLimitsProps) {
  const id = useId();
  const { group, heading, add, change, remove } = useRows<DatedLimit>({
    rows: dates,
    blank: { key: 0, date: '', count: '' },
    field: '[type="date"]',
    onChange,
  });
  return (
    <div role="group" aria-labelledby={id} ref={group} className={styles.group}>
      <p id={id} ref={heading} tabIndex={-1} className={styles.label}>
        Another number for one date
      </p>
      {dates.map((row, index) => (
        <div key={row.key} className={styles.date}>
          <TextField
            label={`Date ${String(index + 1)}${row.date && `: ${shortDayText(row.date)}`}`}
            name={inputName.date(row.key)}
            type="date"
            value={row.date}
            error={problems.get(inputName.date(row.key))}
            onValue={(date) => change({ ...row, date })}
          />
          <TextField
            label={of}
            aria-label={`${of} on date ${String(index + 1)}`}
            inputMode="numeric"
            autoComplete="off"
            value={row.count}
            error={problems.get(inputName.dateCount(row.key))}
            onValue={(count) => change({ ...row, count })}
          />
          <div className={styles.remove}>
            <IconButton label={`Remove date ${String(index + 1)}`} onClick={() => remove(row.key)}>
              <X aria-hidden size="1.25rem" />
            </IconButton>
          </div>
        </div>
      ))}
      {dates.length < MOST_DATES && (
        <div className={styles.more}>
          <Button look="quiet" onClick={add}>
            <Plus aria-hidden />
            <span>Add a date</span>
          </Button>
        </div>
      )}
    </div>
  );
}
