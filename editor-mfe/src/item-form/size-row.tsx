import { TextField } from '@simmer/shared/ui/field';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { X } from 'lucide-react';
import type { RowProblems } from '../draft/check-draft';
import type { SizeRow as Row } from '../draft/draft';
import styles from './size-row.module.css';

interface SizeRowProps {
  row: Row;
  /** Counted from 1. */
  place: number;
  problems: RowProblems;
  hasFeeds: boolean;
  onChange: (row: Row) => void;
  /** Undefined for the only row left. */
  onRemove: (() => void) | undefined;
}

export function SizeRow({ row, place, problems, hasFeeds, onChange, onRemove }: SizeRowProps) {
  return (
    <div role="group" aria-label={`Size ${String(place)}`} className={styles.row}>
      <TextField
        label="Size"
        name="label"
        value={row.label}
        error={problems.label}
        autoComplete="off"
        onValue={(label) => {
          onChange({ ...row, label });
        }}
      />
      <TextField
        label="Price"
        value={row.price}
        error={problems.price}
        inputMode="decimal"
        autoComplete="off"
        onValue={(price) => {
          onChange({ ...row, price });
        }}
      />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton label={`Remove size ${String(place)}`} onClick={onRemove}>
            <X aria-hidden size="1.25rem" />
          </IconButton>
        </div>
      )}
      {hasFeeds && (
        <div className={styles.feeds}>
          <TextField
            label="Feeds"
            value={row.feeds}
            error={problems.feeds}
            placeholder="feeds 3-4"
            autoComplete="off"
            onValue={(feeds) => {
              onChange({ ...row, feeds });
            }}
          />
        </div>
      )}
    </div>
  );
}
