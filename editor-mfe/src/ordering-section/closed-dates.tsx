import { shortDayText } from '@simmer/shared/day-text';
import { ORDERING_LIMITS } from '@simmer/shared/ordering';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useRows } from '../item-form/use-rows';
import { dateName } from '../ordering/check-ordering';
import styles from './choices.module.css';
import type { ClosedDate, OrderingDraft } from '../ordering/ordering-state';

interface ClosedDatesProps {
  closedDates: readonly ClosedDate[];
  problems: ReadonlyMap<number, string>;
  onChange: (part: Pick<OrderingDraft, 'closedDates'>) => void;
}

export function ClosedDates({ closedDates, problems, onChange }: ClosedDatesProps) {
  const labelId = useId();
  const { group, heading, add, change, remove } = useRows<ClosedDate>({
    rows: closedDates,
    blank: { key: 0, date: '' },
    field: '[type="date"]',
    onChange: (rows) => onChange({ closedDates: rows }),
  });

  return (
    <div role="group" aria-labelledby={labelId} ref={group} className={styles.group}>
      <p id={labelId} ref={heading} tabIndex={-1} className={styles.label}>
        Closed dates
      </p>
      {closedDates.map(({ key, date }, index) => (
        <div key={key} className={styles.row}>
          <TextField
            label={`Closed date ${String(index + 1)}${date && `: ${shortDayText(date)}`}`}
            name={dateName(key)}
            type="date"
            value={date}
            error={problems.get(key)}
            onValue={(date) => change({ key, date })}
          />
          <div className={styles.remove}>
            <IconButton
              label={`Remove closed date ${String(index + 1)}`}
              onClick={() => remove(key)}
            >
              <X aria-hidden size="1.25rem" />
            </IconButton>
          </div>
        </div>
      ))}
      {closedDates.length < ORDERING_LIMITS.closedDates && (
        <div className={styles.more}>
          <Button look="quiet" onClick={add}>
            <Plus aria-hidden />
            <span>Add a closed date</span>
          </Button>
        </div>
      )}
    </div>
  );
}
