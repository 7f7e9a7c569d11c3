import type { Elements } from '@simmer/shared/ui/elements';
import { Status } from '@simmer/shared/ui/status';
import type { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import type { ReactNode } from 'react';
import type { SettingsState } from '../settings/settings-editor';
import { RetryButton } from './retry-button';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** The id of its title. */
  titleId: string;
  /** The title takes the focus when what had it is gone. */
  focusReturn: ReturnType<typeof useFocusReturn<HTMLHeadingElement>>;
  status: SettingsState['status'];
  /** What the section is about, or what is set there. */
  summary: ReactNode;
  /** What it says if that cannot be read, and the name of the button that reads it again. */
  failed: string;
  retry: string;
  onRetry: () => void;
  /** Stands beside the title when it is loaded. */
  control?: Elements;
  /** The button that opens a form then. */
  opener?: Elements;
  children: Elements;
}

/** A part of the page above the list of dishes: its head, and what the manager has opened of it. */
export function Section({
  title,
  titleId,
  focusReturn: [heading, focusHeading],
  status,
  summary,
  failed,
  retry,
  onRetry,
  control,
  opener,
  children,
}: SectionProps) {
  const text = { loading: 'Loading…', failed, loaded: summary }[status];
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {status === 'loaded' && control}
        <Status className={styles.summary}>{text}</Status>
        {status === 'loaded' && opener}
        {status === 'failed' && (
          <RetryButton label={retry} onRetry={onRetry} returnFocus={focusHeading} />
        )}
      </div>
      {children}
    </section>
  );
}
