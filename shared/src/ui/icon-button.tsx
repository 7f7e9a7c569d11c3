import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'className' | 'type'
> {
  /** The name for screen readers and voice control. */
  label: string;
}

/** Its child is an icon with `aria-hidden`. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={styles.button} />;
}
