import { useEffect, useRef, type ReactNode } from 'react';
import styles from './alert.module.css';

interface AlertProps {
  /** What the specification calls an alert; announced at once. The same words again need a new `key`. */
  message: string;
  tone?: 'danger' | 'success';
  /** Brings a keyboard or screen-reader user to the message, e.g. after a failed submit. */
  takesFocus?: boolean;
  /** What else helps: a sentence, buttons. Not part of the announcement. */
  children?: ReactNode;
}

/** A message in the page where a browser's alert would block it. */
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
