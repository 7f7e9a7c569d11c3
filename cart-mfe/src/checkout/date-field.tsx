import { TextField } from '@simmer/shared/ui/field';
import { draft } from './draft-store';
import styles from './date-field.module.css';
import { useToday } from './use-today';

/** Optional; a day that has passed is spoken of, never refused. */
export function DateField({ value }: { value: string }) {
  const today = useToday();
  const isPast = value !== '' && value < today;
  return (
    <div>
      <TextField
        label="Delivery Date"
        name="date"
        type="date"
        min={today}
        value={value}
        onChange={(event) => {
          draft.change({ date: event.target.value });
        }}
      />
      {/* Stays in the page, else its first message would not be announced. */}
      <p role="status" className={styles.warning}>
        {isPast && 'This day has already passed. Is it the one you mean?'}
      </p>
    </div>
  );
}
