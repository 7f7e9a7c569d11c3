import type { Elements } from '@simmer/shared/ui/elements';
import { useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** The element of the title: a heading for a part of a section, or for one of many in such a part. */
  as?: 'h3' | 'h4' | 'b';
  /** The id of its title. */
  titleId?: string;
  /** What is in it or chosen there, in a few words. */
  detail?: string;
  /** Whether it is open from the start. */
  startsOpen?: boolean;
  /** Whether the manager has to see what is in it, such as a problem. */
  mustShow?: boolean;
  children: Elements;
}

/** Shows its content when the manager opens it. */
export function Disclosure({
  title,
  as: Title = 'b',
  titleId,
  detail,
  startsOpen = false,
  mustShow = false,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isShown = isOpen || mustShow;
  // A choice of a form keeps what is typed in it, such as half a date.
  const isChoice = Title === 'b';
  return (
    <details
      open={isShown}
      className={styles[Title]}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Title id={titleId}>{`${title} `}</Title>
        {detail && <span className={styles.detail}>{detail}</span>}
      </summary>
      {(isShown || isChoice) && children}
    </details>
  );
}
