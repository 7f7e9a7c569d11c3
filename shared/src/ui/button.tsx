import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '@simmer/shared/navigation';
import styles from './button.module.css';

/**
 * `primary` is the one action of a screen, `secondary` stands beside it, `quiet` looks like a link, `danger`
 * takes away what cannot be brought back.
 */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

function className(look: Look, isOnDark: boolean): string {
  return [styles.button, styles[look], isOnDark ? styles.onDark : ''].filter(Boolean).join(' ');
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: Look;
  isOnDark?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` is `button` unless said otherwise, so that it never submits a form by accident. */
export function Button({
  look = 'secondary',
  isOnDark = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button {...rest} type={type} className={className(look, isOnDark)} />;
}

interface LinkButtonProps {
  to: string;
  look?: Look;
  isOnDark?: boolean;
  children: ReactNode;
}

/** A link to a page of the site that looks like a button. */
export function LinkButton({
  to,
  look = 'secondary',
  isOnDark = false,
  children,
}: LinkButtonProps) {
  return (
    <Link to={to} className={className(look, isOnDark)}>
      {children}
    </Link>
  );
}

interface AnchorButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string;
  look?: Look;
  isOnDark?: boolean;
}

/** A link that leaves the site (another site, a mail program) and looks like a button. */
export function AnchorButton({ look = 'secondary', isOnDark = false, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={className(look, isOnDark)} />;
}
