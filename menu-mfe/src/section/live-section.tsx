import { siteConfig } from '@simmer/shared/config';
import type { Dish, SectionName } from '@simmer/shared/menu';
import type { Elements } from '@simmer/shared/ui/elements';
import { Status } from '@simmer/shared/ui/status';
import { useRef } from 'react';
import styles from './live-section.module.css';
import { useAnnouncedChanges } from './announced-changes';
import { ReadingPlace } from './reading-place';
import { SECTION_TEXTS } from './section-texts';

interface LiveSectionProps {
  section: SectionName;
  /** What guests see of it; undefined until it has been read. */
  dishes: readonly Dish[] | undefined;
  /** Shown in place of dishes. */
  status: string;
  statusClass?: string | undefined;
  children: Elements;
}

/**
 * A section of the menu, whose dishes may change while a guest is reading: nothing moves, the focus stays, and changes are
 * announced. On a wide screen the heading is beside the dishes, otherwise above them.
 */
export function LiveSection({ section, dishes, status, statusClass, children }: LiveSectionProps) {
  const { id, title, lead } = SECTION_TEXTS[section];
  const headingId = `${id}-heading`;
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useAnnouncedChanges(dishes);
  const { texts, serving } = siteConfig();
  return (
    <section id={id} className={`${styles.sheet} ${styles[section]}`} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.lead}>{texts?.[section] ?? lead}</p>
          <p className={styles.serving}>{serving?.[section]?.text}</p>
          <p className={styles.allergens}>
            A dish that doesn’t say “Contains” may still contain allergens: ask, or add a note.
          </p>
        </div>
        <div className={styles.body}>
          <ReadingPlace heading={heading} />
          <Status className={statusClass ?? styles.status}>
            {status || (changes && <span className="visually-hidden">{changes}</span>)}
          </Status>
          {children}
        </div>
      </div>
    </section>
  );
}
