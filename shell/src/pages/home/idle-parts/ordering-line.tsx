import { NO_RULES, pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Status } from '@simmer/shared/ui/status';
import { orderingFacts } from './ordering-facts';
import styles from './ordering-line.module.css';

const ordering = createOrderingStore(requestOrdering);

/**
 * When, until when and where guests can order, above the menu. During a pause, the owner's notice instead, which stays
 * in view: below it, every dish says "Add". Neither takes room of its own, so nothing moves when it appears. The settings
 * are read again when the guest returns to the tab.
 */
export function OrderingLine() {
  const settings = useStore(ordering);
  useReading(ordering.read);
  const pauseText = pauseTextOf(settings);
  return (
    <>
      <Status as="div" className={styles.pause}>
        {pauseText !== undefined && <p>{pauseText}</p>}
      </Status>
      {/* The first clock of a time zone takes a slow phone 60 ms, so only for a shop that has settings. */}
      {pauseText === undefined && settings !== NO_RULES && <Facts settings={settings} />}
    </>
  );
}

function Facts({ settings }: { settings: OrderingSettings }) {
  const facts = orderingFacts(settings, useShopTime());
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
