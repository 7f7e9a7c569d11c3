import styles from './icon.module.css';

/**
 * From Lucide, https://lucide.dev. Importing its components for two icons would add an eighth to this module's code on
 * the home page.
 */
const SHAPES = { plus: 'M5 12h14M12 5v14', minus: 'M5 12h14' };

export function Icon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles.icon}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}
