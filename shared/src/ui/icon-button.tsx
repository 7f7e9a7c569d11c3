import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'className' | 'type'
> {
  /** For screen readers and voice control. */
  label: string;
  /** An icon with `aria-hidden`. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.button}>
      {children}
    </button>
  );
}
