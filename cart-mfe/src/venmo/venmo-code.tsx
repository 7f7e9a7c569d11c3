import { siteConfig } from '@simmer/shared/config';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import type { Elements } from '@simmer/shared/ui/elements';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { useState } from 'react';
import styles from './venmo-code.module.css';
import { Status } from '@simmer/shared/ui/status';
import { useCopy } from '../clipboard/use-copy';

const QrCode = onDemand(
  'the QR code',
  async () => (await import(/* webpackChunkName: "qr-code" */ './qr-code')).QrCode,
  // The link around the picture leads to the same place.
  { instead: () => <span>Open Venmo</span> },
);

interface VenmoCodeProps {
  /** The sentence beside the code. */
  caption?: string;
  /** The sentence below the name. */
  children?: Elements;
}

/**
 * A code to scan. A phone cannot scan its own screen, so there it shows a way into the app first, and the code last.
 */
export function VenmoCode({ caption, children }: VenmoCodeProps) {
  const { handle, profile } = siteConfig().venmo;
  // Composed HTML never has this component: it appears after a tap or an order.
  const [isPhone] = useState(
    () => window.matchMedia('(pointer: coarse), (max-width: 36rem)').matches,
  );
  const code = (
    <>
      <a
        href={profile}
        target="_blank"
        rel="noopener"
        aria-label={`Open ${handle} on Venmo (opens in a new tab)`}
        className={styles.code}
      >
        <span className={styles.picture}>
          <QrCode address={profile} />
        </span>
      </a>
      {caption && <p className={styles.caption}>{caption}</p>}
    </>
  );
  return (
    <div className={isPhone ? `${styles.venmo} ${styles.onPhone}` : styles.venmo}>
      {isPhone ? (
        <AnchorButton look="primary" href={profile} target="_blank" rel="noopener">
          Open Venmo
        </AnchorButton>
      ) : (
        code
      )}
      <VenmoHandle />
      {children}
      {isPhone && (
        <div className={styles.elsewhere}>
          <p>On another device?</p>
          {code}
        </div>
      )}
    </div>
  );
}

/** The name helps a guest who searches for the owner in the app. */
function VenmoHandle() {
  const { handle } = siteConfig().venmo;
  const { copy, icon, isByHand, message } = useCopy(
    handle,
    'venmo',
    'Please copy the name by hand.',
  );
  return (
    <div className={styles.name}>
      <span className={styles.handle} translate="no">
        {handle}
      </span>
      <Button look="quiet" aria-label={`Copy ${handle}`} onClick={copy}>
        {icon}
        <span>Copy</span>
      </Button>
      <Status isHidden={!isByHand}>{message}</Status>
    </div>
  );
}
