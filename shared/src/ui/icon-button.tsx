import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'className' | 'type'
> {
  /** Its name for a screen reader and for voice control: what it does. */
  label: string;
  /** An icon with `aria-hidden`. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button that shows an icon only; it never submits a form. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.button}>
      {children}
    </button>
  );
}
