import { Link, SECTIONS } from '@simmer/shared/navigation';
import { useEffect, useRef } from 'react';
import { useSectionInView } from '../../../layout/nav-bar/use-section-in-view';
import styles from './section-chips.module.css';

const CHIPS = [
  { label: 'Classics', id: SECTIONS.classics },
  { label: 'Monthly', id: SECTIONS.menu },
  { label: 'Soups', id: SECTIONS.soup },
  { label: 'Desserts', id: SECTIONS.desserts },
] as const;

const SECTION_IDS = Object.values(SECTIONS);

/** The sections of the menu, below the bar, from where the menu begins. A wide bar has their links itself. */
export function SectionChips() {
  const section = useSectionInView(SECTION_IDS);
  const row = useRef<HTMLUListElement>(null);

  // A large font leaves no room for all of them. Not `scrollIntoView`, which would move the page as well.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - chip.offsetWidth / 2;
  }, [section]);

  const isOnMenu = section !== undefined && section !== SECTIONS.hero;
  return (
    <nav
      aria-label="Menu sections"
      className={isOnMenu ? styles.chips : `${styles.chips} ${styles.away}`}
    >
      <ul ref={row} role="list" className={styles.row}>
        {CHIPS.map(({ label, id }) => (
          <li key={id}>
            <Link
              to={`/#${id}`}
              className={styles.chip}
              aria-current={id === section ? 'location' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
