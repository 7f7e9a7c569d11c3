import { siteConfig } from '@simmer/shared/config';
import type { ReactNode, Ref } from 'react';
import type { SectionName } from '../dish-card/new-cart-item';
import styles from './menu-section.module.css';
import { SECTION_TEXTS } from './section-texts';

interface MenuSectionProps {
  section: SectionName;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One section of the menu. On a wide screen the heading is beside the dishes, otherwise above them. */
export function MenuSection({ section, headingRef, children }: MenuSectionProps) {
  const { id, title, lead } = SECTION_TEXTS[section];
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={`${styles.sheet} ${styles[section]}`} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title} ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.lead}>{siteConfig().texts?.[section] ?? lead}</p>
          {section === 'classics' && (
            <p className={styles.allergens}>
              A dish that doesn’t say “Contains” may still contain allergens: ask, or add a note.
            </p>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
