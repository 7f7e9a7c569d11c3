import { Alert } from '@simmer/shared/ui/alert';
import { READS_NO_FIELD } from '@simmer/shared/ui/field';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './submit-blocker-alert.module.css';
import type { SubmitBlocker } from './submit-blockers';

interface SubmitBlockerAlertProps {
  /**
   * The blockers that are left. The message does not change after the attempt, because a new one would take the focus
   * while the guest types.
   */
  blockers: readonly SubmitBlocker[];
  /** Without this, the alert would come back and take the focus when the guest clears a field to retype it. */
  onResolved: () => void;
  onGoTo: (name: string) => void;
}

export function SubmitBlockerAlert(props: SubmitBlockerAlertProps) {
  const { blockers, onResolved, onGoTo } = props;
  const [first] = blockers;
  const [message] = useState(first?.message ?? '');
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
          {blockers.map(({ label, field }) =>
            field === undefined ? (
              <li key={label}>{label}</li>
            ) : (
              <li key={field}>
                <button type="button" className={styles.field} onClick={() => onGoTo(field)}>
                  <ArrowUp aria-hidden />
                  <span className="visually-hidden">{'Go to '}</span>
                  <span className={styles.label}>{label}</span>
                </button>
              </li>
            ),
          )}
        </ul>
      </Alert>
    </div>
  );
}
