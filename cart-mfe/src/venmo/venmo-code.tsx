import { siteConfig } from '@simmer/shared/config';
import { formatMoney, type Cents } from '@simmer/shared/money';
import { reportProblem } from '@simmer/shared/report';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { lazy, Suspense, useState } from 'react';
import styles from './venmo-code.module.css';
import { Status } from '@simmer/shared/ui/status';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../clipboard/use-copy';

const QrCode = lazy(async () => {
  try {
    const { QrCode } = await import(/* webpackChunkName: "qr-code" */ './qr-code');
    return { default: QrCode };
  } catch (error) {
    // The link around the picture leads to the same place.
    reportProblem('venmo', 'the QR code could not be loaded.', error);
    return { default: () => <span>Open Venmo</span> };
  }
});

interface VenmoCodeProps {
  /** What is to be paid. */
  totalCents: Cents;
  /** Said with the code. */
  caption?: string;
}

/** A code to scan. On a phone, which cannot scan its own screen, a way into the app, and the code behind it. */
export function VenmoCode({ totalCents, caption }: VenmoCodeProps) {
  const { handle, profile } = siteConfig().venmo;
  // Only shown after a tap or an order, never in composed HTML.
  const [isPhone] = useState(() => window.matchMedia('(pointer: coarse)').matches);
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
          <Suspense fallback={null}>
            <QrCode address={profile} />
          </Suspense>
        </span>
      </a>
      {caption && <p className={styles.caption}>{caption}</p>}
    </>
  );
  return (
    <div className={isPhone ? `${styles.venmo} ${styles.onPhone}` : styles.venmo}>
      {isPhone ? (
        <AnchorButton look="primary" href={profile} target="_blank" rel="noopener">
          {`Open Venmo · ${formatMoney(totalCents)}`}
        </AnchorButton>
      ) : (
        code
      )}
      <VenmoHandle />
      {isPhone && (
        <details className={styles.folded}>
          <summary className={styles.summary}>Show the code for another phone</summary>
          {code}
        </details>
      )}
    </div>
  );
}

const OUTCOMES = {
  none: '',
  copied: 'Copied',
  'by-hand': 'Please copy the name by hand.',
} as const;

/** For a guest who searches for the owner in the app. */
function VenmoHandle() {
  const { handle } = siteConfig().venmo;
  const { outcome, copy } = useCopy(handle, 'venmo');
  return (
    <div className={styles.name}>
      <span className={styles.handle} translate="no">
        {handle}
      </span>
      <Button look="quiet" aria-label={`Copy ${handle}`} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span>Copy</span>
      </Button>
      <Status isHidden={outcome !== 'by-hand'}>{OUTCOMES[outcome]}</Status>
    </div>
  );
}
