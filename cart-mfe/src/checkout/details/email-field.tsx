import { isBlank } from '@simmer/shared/blank';
import { isEmail } from '@simmer/shared/email';
import { TextField } from '@simmer/shared/ui/field';
import { useState, type ComponentProps } from 'react';

/** Warns about a doubtful address once the guest leaves the field; never refuses it. */
export function EmailField({ value = '', onValue, ...control }: ComponentProps<typeof TextField>) {
  const [isTyping, setIsTyping] = useState(false);
  const isDoubtful = !isTyping && !isBlank(value) && !isEmail(value);
  return (
    <TextField
      {...control}
      type="email"
      inputMode="email"
      value={value}
      notice={isDoubtful ? 'This doesn’t look like an email address. Is it right?' : ''}
      onValue={(email) => {
        setIsTyping(true);
        onValue?.(email);
      }}
      onBlur={() => {
        setIsTyping(false);
      }}
    />
  );
}
