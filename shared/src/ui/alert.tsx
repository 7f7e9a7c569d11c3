import { useEffect, useRef } from 'react';
import styles from './alert.module.css';
import type { Elements } from './elements';

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
      <p role={tone === 'danger' ? 'alert' : 'status'} className={styles.message}>
        {message}
      </p>
      {children}
    </div>
  );
}
