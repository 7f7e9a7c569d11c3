import cards from '../menu-sections/dish-list.module.css';
import styles from './dish-skeletons.module.css';

/** As many dishes as a month usually has, so that the content below does not move. */
const COUNT = 4;

/** Placeholders as tall as a dish with a description and two sizes. */
export function DishSkeletons() {
  return (
    <div className={cards.cards} aria-hidden>
      {Array.from({ length: COUNT }, (_, position) => (
        <div key={position} className={cards.item}>
          <div className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.words} />
            <div className={styles.size} />
            <div className={styles.size} />
            <div className={styles.note} />
          </div>
        </div>
      ))}
    </div>
  );
}
