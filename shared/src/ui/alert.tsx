import { useEffect, useRef } from 'react';
import styles from './alert.module.css';
import type { Elements } from './elements';
import { Status } from './status';

interface AlertProps {
  /** Announced immediately. To announce the same text again, give the alert a new `key`. */
  message: string;
  tone?: 'danger' | 'success';
  takesFocus?: boolean;
  /** Not part of the announcement. */
  children?: Elements;
}

export function Alert({ message, tone = 'danger', takesFocus = false, children }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, message]);

  return (
    <div className={`${styles.alert} ${styles[tone]}`} ref={ref} tabIndex={-1}>
      {tone === 'danger' ? (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      ) : (
        <Status className={styles.message}>{message}</Status>
      )}
      {children}
    </div>
  );
}
