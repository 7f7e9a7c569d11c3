import { ORDERING_LIMITS } from '@simmer/shared/ordering';
import { Button } from '@simmer/shared/ui/button';
import { TextField } from '@simmer/shared/ui/field';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFocusNewRow } from '../item-form/use-focus-new-row';
import { dateName } from '../ordering/check-ordering';
import styles from './choices.module.css';
import {
  withChangedDate,
  withNewDate,
  withoutDate,
  type OrderingDraft,
} from '../ordering/ordering-draft';

interface ClosedDatesProps {
  draft: OrderingDraft;
  problems: ReadonlyMap<number, string>;
  onChange: (draft: OrderingDraft) => void;
}

export function ClosedDates({ draft, problems, onChange }: ClosedDatesProps) {
  const { closedDates } = draft;
  const [heading, focusHeading] = useFocusReturn<HTMLParagraphElement>();
  const labelId = useId();
  const { group, expectRow } = useFocusNewRow('[type="date"]', closedDates.length);

  return (
    <div role="group" aria-labelledby={labelId} ref={group} className={styles.group}>
      <p id={labelId} ref={heading} tabIndex={-1} className={styles.label}>
        Closed dates
      </p>
      {closedDates.map(({ key, date }, index) => (
        <div key={key} className={styles.row}>
          <TextField
            label={`Closed date ${String(index + 1)}`}
            name={dateName(key)}
            type="date"
            value={date}
            error={problems.get(key)}
            onValue={(date) => {
              onChange(withChangedDate(draft, { key, date }));
            }}
          />
          <div className={styles.remove}>
            <IconButton
              label={`Remove closed date ${String(index + 1)}`}
              onClick={() => {
                focusHeading();
                onChange(withoutDate(draft, key));
              }}
            >
              <X aria-hidden size="1.25rem" />
            </IconButton>
          </div>
        </div>
      ))}
      {closedDates.length < ORDERING_LIMITS.closedDates && (
        <div className={styles.more}>
          <Button
            look="quiet"
            onClick={() => {
              expectRow();
              onChange(withNewDate(draft));
            }}
          >
            <Plus aria-hidden />
            <span>Add a closed date</span>
          </Button>
        </div>
      )}
    </div>
  );
}
