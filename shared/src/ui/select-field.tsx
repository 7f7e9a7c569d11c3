import { useId } from 'react';
import styles from './field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** A list to choose from, with its label, and a message while the choice is wrong. */
export function SelectField({ label, value, options, error, onValue }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => onValue(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
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
