import { Alert } from '@simmer/shared/ui/alert';
import { useState } from 'react';
import { labelOf, type Fulfillment } from '../../order/order-fields';
import styles from './submit-blocker-alert.module.css';
import type { SubmitBlocker } from './submit-blockers';

interface SubmitBlockerAlertProps {
  /** What is still in the way. The message stays that of the attempt, or it would take the focus while the guest types. */
  blockers: readonly SubmitBlocker[];
  fulfillment: Fulfillment;
  onGoTo: (blocker: SubmitBlocker) => void;
}

export function SubmitBlockerAlert({ blockers, fulfillment, onGoTo }: SubmitBlockerAlertProps) {
  const [message] = useState(() => messageOf(blockers));
  return (
    <Alert message={message} takesFocus>
      <ul role="list" className={styles.fields}>
        {blockers.map((blocker) => {
          if (blocker.kind === 'too-large')
            return <li key={blocker.kind}>{howToSplit(blocker.dishes)}</li>;
          const target = targetOf(blocker, fulfillment);
          return (
            <li key={target}>
              <button
                type="button"
                className={styles.field}
                onClick={() => {
                  onGoTo(blocker);
                }}
              >
                {`Go to ${target}`}
              </button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

function messageOf(blockers: readonly SubmitBlocker[]): string {
  const kinds = new Set(blockers.map(({ kind }) => kind));
  if (kinds.has('missing')) return 'Please fill out all delivery details before submitting.';
  if (kinds.has('invalid-email')) return 'Please check your email address before submitting.';
  if (kinds.has('unreadable-date')) return 'Please fix the date before submitting.';
  if (kinds.has('impossible-date'))
    return 'Please choose another date or clear the field before submitting.';
  return 'Your order is too large for one email. Please send it as two orders.';
}

function howToSplit(dishes: number): string {
  const [last, those] =
    dishes === 1 ? ['last dish', 'it'] : [`last ${String(dishes)} dishes`, 'them'];
  return `Remove the ${last} and submit the rest, then order ${those} separately. Shorter notes help, too.`;
}

function targetOf(
  blocker: Exclude<SubmitBlocker, { kind: 'too-large' }>,
  fulfillment: Fulfillment,
): string {
  switch (blocker.kind) {
    case 'missing':
      return labelOf(blocker.field, fulfillment);
    case 'invalid-email':
      return labelOf('email', fulfillment);
    case 'unreadable-date':
    case 'impossible-date':
      return labelOf('date', fulfillment);
  }
}
