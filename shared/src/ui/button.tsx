import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { Link } from '@simmer/shared/navigation';
import styles from './button.module.css';

/** `primary` is a screen's main action, `quiet` looks like a link, `danger` is for what cannot be undone. */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

type Styled<Props> = Omit<Props, 'className'> & { look?: Look; isOnDark?: boolean };

function className(look: Look, isOnDark: boolean): string {
  return [styles.button, styles[look], isOnDark ? styles.onDark : ''].filter(Boolean).join(' ');
}

/** `type` defaults to `button`, so that no button submits a form by accident. */
export function Button({
  look = 'secondary',
  isOnDark = false,
  type = 'button',
  ...rest
}: Styled<ComponentPropsWithRef<'button'>>) {
  return <button {...rest} type={type} className={className(look, isOnDark)} />;
}

/** A link within the site. */
export function LinkButton({
  look = 'secondary',
  isOnDark = false,
  ...rest
}: Styled<ComponentProps<typeof Link>>) {
  return <Link {...rest} className={className(look, isOnDark)} />;
}

/** A link to another site, or one that opens an email program. */
export function AnchorButton({
  look = 'secondary',
  isOnDark = false,
  ...rest
}: Styled<ComponentPropsWithRef<'a'> & { href: string }>) {
  return <a {...rest} className={className(look, isOnDark)} />;
}
