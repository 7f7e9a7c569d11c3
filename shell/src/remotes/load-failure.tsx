import { siteConfig } from '@simmer/shared/config';
import { ROUTES, SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { useOnline } from '@simmer/shared/online';
import { Alert } from '@simmer/shared/ui/alert';
import { AnchorButton, Button, LinkButton } from '@simmer/shared/ui/button';
import { useLayoutEffect, useRef } from 'react';
import { OFFLINE } from '../offline/offline-text';
import { reloadPage } from '../version-skew/version-skew';
import { useVersionSkewText } from '../version-skew/version-skew-notice';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  title: string;
  /** The heading of a page that has nothing else. */
  heading?: string | undefined;
  /** What to do, in place of the usual sentence. */
  advice?: string | undefined;
  /** Whether the part may still arrive. */
  isLate?: boolean;
  /** Whether guests cannot order without this part of the page. */
  isForOrdering?: boolean;
  onRetry: () => void;
}

export function LoadFailure(props: LoadFailureProps) {
  const { title, heading, isLate = false, isForOrdering = false, onRetry } = props;
  const isOnline = useOnline();
  // A page from the device also says so: start-offline.ts.
  const isOffline = !isOnline || Boolean(document.documentElement.dataset.stored);
  const usual = `${
    isLate
      ? 'It will appear here once it arrives. You can also try again, or'
      : 'Everything else works. Please try again in a moment, or'
  } ${isForOrdering ? 'order by email' : 'email us'}.`;
  const { email } = siteConfig().owner;
  const skew = useVersionSkewText();
  const section = useRef<HTMLElement>(null);

  // Before its buttons leave the page, because of a new try or because the part has arrived, the focus moves to the slot
  // or the page around them.
  useLayoutEffect(() => {
    const { current } = section;
    return () => {
      if (current?.contains(document.activeElement))
        current
          .closest<HTMLElement>(`[${SLOT_ATTRIBUTES.module}], main`)
          ?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section
      ref={section}
      className={isLate ? styles.late : styles.failure}
      data-version-skew={skew ? '' : undefined}
    >
      {heading && <h1>{heading}</h1>}
      <Alert
        message={`${title} ${isLate ? 'is taking longer than usual.' : 'can’t be shown right now.'} ${skew}`.trim()}
      >
        <p className={styles.text}>{props.advice ?? (isOffline ? OFFLINE : usual)}</p>
        <div className={styles.actions}>
          <Button look="primary" onClick={skew ? reloadPage : onRetry}>
            {skew ? 'Reload' : 'Try again'}
          </Button>
          {isOffline ? (
            <LinkButton to={ROUTES.home}>Read the menu</LinkButton>
          ) : (
            <AnchorButton href={`mailto:${email}`}>Email us</AnchorButton>
          )}
        </div>
      </Alert>
    </section>
  );
}
