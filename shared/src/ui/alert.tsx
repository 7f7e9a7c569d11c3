import { useEffect, useRef } from 'react';
import styles from './alert.module.css';
import type { Elements } from './elements';
import { Status } from './status';

interface AlertProps {
  /** Announced immediately; a success that takes the focus, politely. To announce the same text again, give the alert a new `key`. */
  message: string;
  /** The detail is announced after the message, and shown small. */
  detail?: string | undefined;
  tone?: 'danger' | 'success';
  takesFocus?: boolean;
  /** The children are not part of the announcement. */
  children?: Elements;
}

export function Alert({
  message,
  detail,
  tone = 'danger',
  takesFocus = false,
  children,
}: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, message]);

  return (
    <div className={`${styles.alert} ${styles[tone]}`} ref={ref} tabIndex={-1}>
      {tone === 'success' && takesFocus ? (
        <Status className={styles.message}>{message}</Status>
      ) : (
        <div role="alert">
          <p className={styles.message}>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
