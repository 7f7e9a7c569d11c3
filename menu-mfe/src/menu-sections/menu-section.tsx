import { SECTIONS } from '@simmer/shared/navigation';
import type { ReactNode, Ref } from 'react';
import type { SectionName } from '../dish-card/new-cart-item';
import styles from './menu-section.module.css';

const TEXTS = {
  classics: {
    id: SECTIONS.classics,
    title: 'Classics',
    lead: 'The four that never leave the menu.',
  },
  monthly: {
    id: SECTIONS.menu,
    title: 'Monthly Menu',
    lead: 'New dishes every month, while they last.',
  },
  soup: {
    id: SECTIONS.soup,
    title: 'Soup and Chili',
    lead: 'By the quart, ready to warm up.',
  },
  desserts: {
    id: SECTIONS.desserts,
    title: 'Desserts',
    lead: 'Whole pies and pans.',
  },
} as const;

interface MenuSectionProps {
  section: SectionName;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One painted sheet of the menu: heading at the side on a wide screen, dishes beside or below it. */
export function MenuSection({ section, headingRef, children }: MenuSectionProps) {
  const { id, title, lead } = TEXTS[section];
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={`${styles.sheet} ${styles[section]}`} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title} ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
