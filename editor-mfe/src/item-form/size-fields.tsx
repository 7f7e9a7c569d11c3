import { TextField } from '@simmer/shared/ui/field';
import { firstClick } from '@simmer/shared/ui/first-click';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { X } from 'lucide-react';
import { useId } from 'react';
import { sizeField } from '../draft/check-draft';
import type { SizeRow as Row } from '../draft/draft';
import type { Problems } from '../draft/field-problems';
import styles from './size-fields.module.css';

interface SizeFieldsProps {
  row: Row;
  /** Counted from 1. */
  number: number;
  problems: Problems;
  hasFeeds: boolean;
  onChange: (row: Row) => void;
  /** Missing for the only row left. */
  onRemove: (() => void) | undefined;
}

export function SizeFields({
  row,
  number,
  problems,
  hasFeeds,
  onChange,
  onRemove,
}: SizeFieldsProps) {
  const id = useId();
  const problemOf = (field: 'label' | 'price' | 'feeds') => problems.get(sizeField(field, row.key));
  /** The message is below both fields, because it is too long for the width of one. */
  const describedBy = (field: 'label' | 'price') =>
    problemOf(field) && { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` };
  return (
    <div role="group" aria-label={`Size ${String(number)}`} className={styles.row}>
      <TextField
        label="Size"
        name="label"
        value={row.label}
        autoComplete="off"
        {...describedBy('label')}
        onValue={(label) => onChange({ ...row, label })}
      />
      <TextField
        label="Price"
        value={row.price}
        inputMode="decimal"
        autoComplete="off"
        // A price is replaced more often than corrected.
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...describedBy('price')}
        onValue={(price) => onChange({ ...row, price })}
      />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton label={`Remove size ${String(number)}`} onClick={firstClick(onRemove)}>
            <X aria-hidden size="1.25rem" />
          </IconButton>
        </div>
      )}
      {(['label', 'price'] as const).map(
        (field) =>
          problemOf(field) && (
            <p key={field} id={`${id}-${field}`} className={styles.error}>
              {problemOf(field)}
            </p>
          ),
      )}
      {hasFeeds && (
        <div className={styles.feeds}>
          <TextField
            label="Feeds"
            value={row.feeds}
            error={problemOf('feeds')}
            placeholder="feeds 3-4"
            autoComplete="off"
            onValue={(feeds) => onChange({ ...row, feeds })}
          />
        </div>
      )}
    </div>
  );
}
