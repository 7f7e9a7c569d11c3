import type { HTMLAttributes } from 'react';

interface StatusProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  as?: 'p' | 'div' | 'span';
  /** Whether it is shown only to screen readers. */
  isHidden?: boolean;
}

/**
 * A message that screen readers announce when it changes. Render it without children while there is none: they announce
 * nothing in a region that has only just appeared.
 */
export function Status({ as: Tag = 'p', isHidden = false, className, ...rest }: StatusProps) {
  return <Tag {...rest} role="status" className={isHidden ? 'visually-hidden' : className} />;
}
