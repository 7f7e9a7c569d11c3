import { TextField } from '@simmer/shared/ui/field';
import { draft } from './draft-store';
import { useToday } from './use-today';

/** Warns about a past day; never refuses it. */
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
      notice={isPast ? 'This day is in the past. Is it the right one?' : ''}
      onChange={(event) => {
        draft.change({ date: event.target.value });
      }}
    />
  );
}
