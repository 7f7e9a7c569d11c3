import { useAuth } from '@simmer/shared/auth';
import { totalCents, type CartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { LoginNotice } from './login-notice';
import { MissingDetails } from './missing-details';
import type { RequiredField } from './missing-fields';
import { SendFailure } from './send-failure';
import { canSubmit } from './submission';
import styles from './submit-panel.module.css';
import { useSending } from './use-sending';

interface SubmitPanelProps {
  items: readonly CartItem[];
  missing: readonly RequiredField[];
  attempts: number;
  onGoTo: (field: RequiredField) => void;
}

export function SubmitPanel({ items, missing, attempts, onGoTo }: SubmitPanelProps) {
  const auth = useAuth();
  const sending = useSending();
  const isSending = sending.status === 'sending';
  const hasFailed = sending.status === 'failed' || sending.status === 'unknown';

  return (
    <div className={styles.panel}>
      <p className={styles.total}>
        <span className={styles.label}>Total</span>{' '}
        <strong className={styles.sum}>{formatMoney(totalCents(items))}</strong>
      </p>
      <LoginNotice status={auth.status} />
      {missing.length > 0 && <MissingDetails key={attempts} missing={missing} onGoTo={onGoTo} />}
      {hasFailed && missing.length === 0 && (
        <SendFailure order={sending.order} isUnknown={sending.status === 'unknown'} />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={!canSubmit(items, auth, isSending)}>
          {isSending ? 'Submitting...' : 'Submit Order'}
        </Button>
        <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
      </div>
      <p role="status" className="visually-hidden">
        {isSending && 'Your order is being sent.'}
      </p>
    </div>
  );
}
