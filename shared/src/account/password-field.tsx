import { useState, type ComponentProps } from 'react';
import type { Elements } from '../ui/elements';
import { TextField } from '../ui/field';
import type { EntryMode } from './entry-failure';
import styles from './password-field.module.css';
import { passwordHint } from './password-policy';

type Given = 'ref' | 'error' | 'notice' | 'onFocus' | 'onKeyDown' | 'onValue';

interface PasswordFieldProps extends Pick<ComponentProps<typeof TextField>, Given> {
  mode: EntryMode;
  /** The content beside the choice to see the password. */
  children?: Elements;
}

/** Has the name `password` in its form, and a choice to see what was typed. */
export function PasswordField({ mode, children, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        // The hint is left out, because an error about the password says the same.
        hint={mode === 'sign-up' && !field.error ? passwordHint() : undefined}
      />
      <div className={styles.below}>
        <label className={styles.show}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => {
              setIsShown(target.checked);
            }}
          />
          <span>Show password</span>
        </label>
        {children}
      </div>
    </div>
  );
}
