import { isBlank } from '@simmer/shared/blank';
import { isEmail } from '@simmer/shared/email';
import { TextField } from '@simmer/shared/ui/field';
import { useState } from 'react';
import { draft } from '../../order/draft-store';
import { fieldLabel } from '../../order/field-labels';
import { ORDER_LIMITS } from '../../order/order';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
}

/** Warns about a doubtful address once the guest leaves the field; never refuses it. */
export function EmailField({ value, error }: EmailFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isDoubtful = !isTyping && !isBlank(value) && !isEmail(value);
  return (
    <TextField
      label={fieldLabel('email', 'Delivery')}
      name="email"
      aria-required
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={ORDER_LIMITS.email}
      value={value}
      error={error}
      notice={isDoubtful ? 'This doesn’t look like an email address. Is it right?' : ''}
      onValue={(email) => {
        setIsTyping(true);
        draft.change({ email });
      }}
      onBlur={() => {
        setIsTyping(false);
      }}
    />
  );
}
