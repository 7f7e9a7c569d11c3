import { siteConfig } from '@simmer/shared/config';
import { withLimitsClient, type InWindows } from '@simmer/shared/firebase';
import { NO_RULES, pauseTextOf, type OrderingSettings } from '@simmer/shared/ordering';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createResource } from '@simmer/shared/resource';
import { hasDateRules } from '@simmer/shared/shop-calendar';
import { useShopTime } from '@simmer/shared/shop-clock';
import { createStore, useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import type { Elements } from '@simmer/shared/ui/elements';
import { orderingFacts } from './ordering-facts';
import styles from './pause-notice.late.module.css';

const ordering = createOrderingStore(requestOrdering);

/** What the windows make of the settings; undefined until they are read. */
const windows = createStore<InWindows | undefined>('windows', undefined);
const { read: readWindows } = createResource({
  read: () => withLimitsClient((client) => client.readWindows()),
  onAnswer: windows.set,
  onFailure(error) {
    reportProblem('home', 'the windows could not be read.', error);
  },
});

/**
 * The owner's notice during a pause, which stays in view above the menu: below it, every dish says "Add". The settings
 * are read again when the guest returns to the tab.
 */
export function PauseNotice() {
  const text = pauseTextOf(useStore(ordering));
  useReading(ordering.read);
  return text === undefined ? null : (
    <p className={styles.pause}>
      <strong>{text}</strong>
      {/* A cart that a reload clears would not be there when the pause ends. */}
      {siteConfig().ordering.keepCartInTab && <span> You can fill your cart meanwhile.</span>}
    </p>
  );
}

/**
 * When, until when and where guests can order, in the hero; during a pause, the owner's notice.
 * @param props.children what the hero says for a shop without settings.
 */
export function NextDelivery({ children }: { children?: Elements }) {
  const { owner } = siteConfig();
  const settings = useStore(ordering);
  const pauseText = pauseTextOf(settings);
  // The key makes React replace a paragraph of the children, which it would otherwise move.
  if (pauseText !== undefined)
    return [
      <p key={pauseText} data-pause>
        {pauseText}
      </p>,
      <a key="email" href={`mailto:${owner.email}`}>{`Questions? Email ${owner.firstName}`}</a>,
    ];
  // The clock is used only for a shop with settings, because the first one of a time zone takes a slow phone 60 ms.
  if (settings === NO_RULES) return children;
  return siteConfig().ordering.limits ? (
    <FactsInWindows settings={settings}>{children}</FactsInWindows>
  ) : (
    <Facts settings={settings} />
  );
}

interface FactsProps {
  settings: OrderingSettings;
  inWindows?: InWindows;
}

function Facts({ settings: usual, inWindows }: FactsProps) {
  const { owner, texts } = siteConfig();
  const now = useShopTime();
  const settings = inWindows?.(usual, now.day) ?? usual;
  const deliveryArea = settings.deliveryArea || texts?.area || '';
  const facts = orderingFacts({ ...settings, deliveryArea }, now);
  const lines = hasDateRules(settings) ? facts : [`Delivered by ${owner.firstName}`, ...facts];
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** The facts of a shop with limits, whose windows may be over or closed; until they are read, nothing is promised. */
function FactsInWindows({
  settings,
  children,
}: {
  settings: OrderingSettings;
  children: Elements;
}) {
  const inWindows = useStore(windows);
  useReading(readWindows);
  return inWindows ? <Facts settings={settings} inWindows={inWindows} /> : children;
}
