import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '@simmer/shared/navigation';
import styles from './button.module.css';

/** `primary` is a screen's main action, `quiet` looks like a link, `danger` is for what cannot be undone. */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

function className(look: Look, isOnDark: boolean): string {
  return [styles.button, styles[look], isOnDark ? styles.onDark : ''].filter(Boolean).join(' ');
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: Look;
  isOnDark?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** `type` defaults to `button`, so that no button submits a form by accident. */
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
  /** The navigation state. */
  state?: unknown;
  look?: Look;
  isOnDark?: boolean;
  children: ReactNode;
}

/** A link within the site. */
export function LinkButton({
  to,
  state,
  look = 'secondary',
  isOnDark = false,
  children,
}: LinkButtonProps) {
  return (
    <Link to={to} state={state} className={className(look, isOnDark)}>
      {children}
    </Link>
  );
}

interface AnchorButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string;
  look?: Look;
  isOnDark?: boolean;
}

/** A link to another site, or one that opens an email program. */
export function AnchorButton({ look = 'secondary', isOnDark = false, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={className(look, isOnDark)} />;
}
