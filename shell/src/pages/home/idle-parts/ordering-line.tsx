import { pauseTextOf } from '@simmer/shared/ordering';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { ordering } from './ordering';
import { orderingFacts } from './ordering-facts';
import styles from './ordering-line.module.css';

/**
 * When, until when and where guests can order, above the menu. During a pause, the owner's notice instead, which stays
 * in view: below it, every dish says "Add". It takes no room of its own, so nothing moves when it appears.
 */
export function OrderingLine() {
  const settings = useStore(ordering);
  const facts = orderingFacts(settings, useShopTime());
  const pauseText = pauseTextOf(settings);
  if (pauseText !== undefined)
    return (
      <div className={styles.pause}>
        <p>{pauseText}</p>
      </div>
    );
  if (facts.length === 0) return null;
  return (
    <div className={styles.facts}>
      <ul role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
