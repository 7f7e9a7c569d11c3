import type { InputHTMLAttributes } from 'react';
import styles from './chip.module.css';

interface ChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
}

/** A checkbox that looks like a word to tap; several of them are in an element of the class `chips`. */
export function Chip({ label, ...input }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
