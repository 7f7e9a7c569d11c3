import type { Elements } from '@simmer/shared/ui/elements';
import { useState } from 'react';
import styles from './group.module.css';
import summary from './summary.module.css';

interface GroupProps {
  title: string;
  /** What is in it, in a few words. */
  count: string;
  /** The id of its title. */
  titleId?: string;
  /** Whether it is open from the start. */
  startsOpen?: boolean;
  children: Elements;
}

/** A part of a section that shows its content when the manager opens it. */
export function Group({ title, count, titleId, startsOpen = false, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      className={styles.group}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={summary.summary}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <span className={summary.detail}>{count}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
