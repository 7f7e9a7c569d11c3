import { TextField } from '@simmer/shared/ui/field';
import { draft } from './draft-store';
import { useToday } from './use-today';

/** Optional; a day that has passed is spoken of, never refused. */
export function DateField({ value }: { value: string }) {
  const today = useToday();
  const isPast = value !== '' && value < today;
  return (
    <TextField
      label="Delivery Date"
      name="date"
      type="date"
      min={today}
      value={value}
      notice={isPast ? 'This day has already passed. Is it the one you mean?' : ''}
      onChange={(event) => {
        draft.change({ date: event.target.value });
      }}
    />
  );
}
