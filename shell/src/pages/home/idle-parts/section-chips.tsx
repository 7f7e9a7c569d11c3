import { Link, SECTIONS } from '@simmer/shared/navigation';
import { useRootAttribute } from '@simmer/shared/ui/use-root-attribute';
import { useEffect, useRef, useState } from 'react';
import { useSectionInView } from '../../../layout/nav-bar/use-section-in-view';
import styles from './section-chips.late.module.css';

const CHIPS = [
  { label: 'Classics', id: SECTIONS.classics },
  { label: 'Monthly', id: SECTIONS.menu },
  { label: 'Soups', id: SECTIONS.soup },
  { label: 'Desserts', id: SECTIONS.desserts },
] as const;

const SECTION_IDS = Object.values(SECTIONS);

/**
 * Links to the menu's sections, below the bar, shown once the guest reaches the menu. A wide bar has these links
 * itself.
 */
export function SectionChips() {
  const section = useSectionInView(SECTION_IDS);
  const row = useRef<HTMLUListElement>(null);

  // With a large font, not all of them fit. `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - chip.offsetWidth / 2;
  }, [section]);

  const isOnMenu = section !== undefined && section !== SECTIONS.hero;
  useRootAttribute('data-reads-on', useReadsOn() && isOnMenu);
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
              data-label={label}
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

/**
 * Whether the guest last scrolled down, without the focus in the bar. Where the window is low, the bar then makes
 * room.
 */
function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let top = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - top;
      const isMoved = Math.abs(moved) > 8;
      if (isMoved) top += moved;
      const isInBar = Boolean(document.activeElement?.closest('header'));
      setReadsOn((before) => !isInBar && (isMoved ? moved > 0 : before));
    };
    const listening = new AbortController();
    for (const event of ['scroll', 'focusin'])
      window.addEventListener(event, follow, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return readsOn;
}
