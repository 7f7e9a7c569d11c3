import styles from './chosen-summary.module.css';
import summary from './summary.module.css';

interface ChosenSummaryProps {
  title: string;
  /** What is chosen, in a few words. */
  chosen: string;
}

/** Opens a choice of the form. When it is closed, it says what is chosen in one line. */
export function ChosenSummary({ title, chosen }: ChosenSummaryProps) {
  return (
    <summary className={summary.summary}>
      <span className={styles.title}>{`${title} `}</span>
      <span className={summary.detail}>{chosen}</span>
    </summary>
  );
}
