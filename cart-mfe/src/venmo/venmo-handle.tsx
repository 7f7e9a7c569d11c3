import { siteConfig } from '@simmer/shared/config';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../clipboard/use-copy';
import styles from './venmo-code.module.css';

const OUTCOMES = {
  none: '',
  copied: 'Copied',
  'by-hand': 'Please copy the name by hand.',
} as const;

/** For a guest who searches for the owner in the app. */
export function VenmoHandle() {
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
