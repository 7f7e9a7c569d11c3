import { TextField } from '@simmer/shared/ui/field';
import type { SyntheticEvent } from 'react';
import type { Fulfillment } from '../send-order/order';
import { draft } from './draft-store';
import { fieldLabel } from './field-labels';
import { useToday } from './use-today';

interface DateFieldProps {
  value: string;
  fulfillment: Fulfillment;
  isUnreadable: boolean;
  onUnreadable: (isUnreadable: boolean) => void;
}

/** Warns about a past day, and never refuses it. Half a date, which the browser gives as an empty value, is an error. */
export function DateField({ value, fulfillment, isUnreadable, onUnreadable }: DateFieldProps) {
  const today = useToday();
  const isPast = value !== '' && value < today;

  /** Not while it is being typed: until the last digit every date is half a date. */
  function clearError({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    if (isUnreadable && !currentTarget.validity.badInput) onUnreadable(false);
  }

  return (
    <TextField
      label={fieldLabel('date', fulfillment)}
      name="date"
      type="date"
      min={today}
      value={value}
      error={
        isUnreadable
          ? 'This date isn’t complete or doesn’t exist. Fix it, or clear the field: you can order without a date.'
          : undefined
      }
      notice={isPast ? 'This date is in the past. Is that right?' : ''}
      onChange={(event) => {
        clearError(event);
        draft.change({ date: event.target.value });
      }}
      onKeyUp={clearError}
      onBlur={({ currentTarget }) => {
        onUnreadable(currentTarget.validity.badInput);
      }}
    />
  );
}
