import plates from './plates.svg';
import { Link, SECTIONS } from '@simmer/shared/navigation';
import styles from './section-links.module.css';

/** A section's id, its name, and a drawing of `plates.svg`. */
const LINKS = [
  [SECTIONS.classics, 'Classics', 'Pot-roast'],
  [SECTIONS.menu, 'Monthly Menu', 'Bake'],
  [SECTIONS.soup, 'Soup and Chili', 'Bowl'],
  [SECTIONS.desserts, 'Desserts', 'Pie'],
] as const;

/** Links to the sections of the menu, for a page that would otherwise be a dead end. */
export function SectionLinks() {
  return (
    <ul role="list" aria-label="The menu" className={styles.links}>
      {LINKS.map(([id, name, plate]) => (
        <li key={id}>
          <Link to={`/#${id}`} className={styles.link}>
            <img src={`${plates}#${plate}`} alt="" width="160" height="120" loading="lazy" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
