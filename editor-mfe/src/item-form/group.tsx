import type { Elements } from '@simmer/shared/ui/elements';
import styles from './group.module.css';

interface GroupProps {
  title: string;
  /** What is in it, in a few words. */
  count: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: Elements;
}

/** A part of a section that shows its content when the manager opens it. */
export function Group({ title, count, isOpen, onToggle, children }: GroupProps) {
  return (
    <details
      open={isOpen}
      className={styles.group}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.count}>{count}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
