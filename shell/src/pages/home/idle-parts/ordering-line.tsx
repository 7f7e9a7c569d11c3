import { NO_RULES, pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { orderingFacts } from './ordering-facts';
import styles from './ordering-line.module.css';

const ordering = createOrderingStore(requestOrdering);

/**
 * The owner's notice during a pause, which stays in view above the menu: below it, every dish says "Add". The settings
 * are read again when the guest returns to the tab.
 */
export function PauseNotice() {
  const text = pauseTextOf(useStore(ordering));
  useReading(ordering.read);
  return text === undefined ? null : <p className={styles.pause}>{text}</p>;
}

/**
 * When, until when and where guests can order, above the menu, except during a pause. It takes no room of its own, so
 * nothing moves when it appears.
 */
export function OrderingLine() {
  const settings = useStore(ordering);
  // The first clock of a time zone takes a slow phone 60 ms, so only for a shop that has settings.
  return settings.paused || settings === NO_RULES ? null : <Facts settings={settings} />;
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
