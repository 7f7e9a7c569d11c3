import { siteConfig } from '@simmer/shared/config';
import { reportProblem } from '@simmer/shared/report';
import { lazy, Suspense } from 'react';
import styles from './venmo-code.module.css';

const QrCode = lazy(async () => {
  try {
    const { QrCode } = await import(/* webpackChunkName: "qr-code" */ './qr-code');
    return { default: QrCode };
  } catch (error) {
    // The link around the picture leads to the same place.
    reportProblem('venmo', 'the QR code could not be loaded.', error);
    return { default: NoPicture };
  }
});

export function VenmoCode() {
  const { handle, profile } = siteConfig().venmo;
  return (
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
      <span className={styles.handle} translate="no">
        {handle}
      </span>
    </a>
  );
}

function NoPicture() {
  return <span>Open Venmo</span>;
}
