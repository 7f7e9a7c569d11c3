import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import styles from './version-skew-notice.module.css';
import { reloadPage, versionSkew, type VersionSkew } from './version-skew';

const OUTDATED = 'The shop has been updated. Reload the page to continue. ';

const TEXT: Readonly<Record<VersionSkew, string>> = {
  none: '',
  'reload-keeps-cart': `${OUTDATED}Your cart, notes and details stay.`,
  'reload-loses-cart': `${OUTDATED}Your browser can’t keep your cart, so it will be emptied.`,
  'reload-failed':
    'The shop has been updated, but reloading didn’t help. Please try again in a minute, or email us.',
};

/** @returns what to tell the guest; empty when the page's version is fine. */
export function useVersionSkewText(): string {
  return TEXT[useStore(versionSkew)];
}

/** Tells the guest at the bottom of any page, unless the slot of a failed remote already does. */
export function VersionSkewNotice() {
  const text = useVersionSkewText();
  return (
    text && (
      <div className={styles.notice}>
        <Alert message={text}>
          <div>
            <Button look="primary" onClick={reloadPage}>
              Reload
            </Button>
          </div>
        </Alert>
      </div>
    )
  );
}
