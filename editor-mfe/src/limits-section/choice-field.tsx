import { useId } from 'react';
import styles from './limit-form.module.css';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  error: string | undefined;
  onValue: (value: string) => void;
}

export function ChoiceField({ label, value, options, error, onValue }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => onValue(target.value)}
      >
        {options.map(([of, text]) => (
          <option key={of} value={of}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
