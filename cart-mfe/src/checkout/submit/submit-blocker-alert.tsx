import { siteConfig } from '@simmer/shared/config';
import { Alert } from '@simmer/shared/ui/alert';
import { READS_NO_FIELD } from '@simmer/shared/ui/field';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { labelOf, type Fulfillment } from '../../order/order-fields';
import styles from './submit-blocker-alert.module.css';
import type { SubmitBlocker } from './submit-blockers';

const MESSAGES: Readonly<Record<SubmitBlocker['kind'], string>> = {
  missing: 'Please fill out all delivery details before submitting.',
  'invalid-email': 'Please check your email address before submitting.',
  'unreadable-date': 'Please fix the date before submitting.',
  'impossible-date': 'Please choose another date or clear the field before submitting.',
  limit: 'Some of your order is not available like this. Please change it before submitting.',
  'change-over': 'It’s too late to change this order here.',
  'open-note': 'Please decide about your note before submitting.',
  'too-large': 'Your order is too large for one email. Please send it as two orders.',
  password: 'Please check your password before submitting.',
};

interface SubmitBlockerAlertProps {
  /**
   * The blockers that are left. The message does not change after the attempt, because a new one would take the focus
   * while the guest types.
   */
  blockers: readonly SubmitBlocker[];
  fulfillment: Fulfillment;
  /** Without this, the alert would come back and take the focus when the guest clears a field to retype it. */
  onResolved: () => void;
  onGoTo: (name: string) => void;
}

export function SubmitBlockerAlert(props: SubmitBlockerAlertProps) {
  const { blockers, fulfillment, onResolved, onGoTo } = props;
  const [first] = blockers;
  const [message] = useState(first ? MESSAGES[first.kind] : '');
  const isResolved = first === undefined;
  useEffect(() => {
    if (isResolved) onResolved();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onResolved` is another function each time.
  }, [isResolved]);
  if (isResolved) return null;
  return (
    <div className={styles.apart}>
      <Alert message={message} takesFocus>
        {blockers.length > 1 && <p>{`${String(blockers.length)} things are still needed:`}</p>}
        <ul role="list" {...READS_NO_FIELD}>
          {blockers.map((blocker) => {
            if (blocker.kind === 'too-large')
              return <li key={blocker.kind}>{howToSplit(blocker.dishes)}</li>;
            if (blocker.kind === 'change-over')
              return <li key={blocker.kind}>{`Please write to ${siteConfig().owner.email}.`}</li>;
            const { field } = blocker;
            const label =
              'dishName' in blocker
                ? `${blocker.kind === 'open-note' ? 'your note for ' : ''}${blocker.dishName}`
                : blocker.field === 'password'
                  ? 'Password'
                  : labelOf(blocker.field, fulfillment);
            return (
              <li key={field}>
                <button
                  type="button"
                  className={styles.field}
                  onClick={() => {
                    onGoTo(field);
                  }}
                >
                  <ArrowUp aria-hidden />
                  <span className="visually-hidden">{'Go to '}</span>
                  <span className={styles.label}>{label}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </Alert>
    </div>
  );
}

function howToSplit(dishes: number): string {
  const [last, those] =
    dishes === 1 ? ['last dish', 'it'] : [`last ${String(dishes)} dishes`, 'them'];
  return `Remove the ${last} and submit the rest, then order ${those} separately. Shorter notes help, too.`;
}
