import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { SECTIONS } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import { PAYMENT_BADGES } from '@simmer/shared/payment';
import { Banknote, HandCoins, Smartphone, Truck } from 'lucide-react';
import { IdlePart } from './idle-parts/idle-part';
import styles from './hero.module.css';

const [byApp, inPerson] = PAYMENT_BADGES;

const BADGES = [
  { label: 'Local Delivery', Icon: Truck },
  { label: byApp, Icon: Smartphone },
  { label: inPerson, Icon: Banknote },
  { label: 'Pay upon delivery', Icon: HandCoins },
] as const;

export function Hero() {
  const { business, hero, owner, texts, fixedMenu } = siteConfig();
  const sizes = Object.values(fixedMenu).flatMap((dishes) => dishes.flatMap((dish) => dish.sizes));
  const lowest = Math.min(...sizes.map(({ price }) => Math.round(price * 100)));
  return (
    <section id={SECTIONS.hero} className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.background} data-testid="hero-background" />
      <div className={styles.content}>
        <p className={styles.letterhead}>{business.name}</p>
        <h1 id="hero-title" className={styles.title}>
          {hero.title}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.call}>
          <LinkButton look="primary" isOnDark to={`/#${SECTIONS.classics}`}>
            See the menu
          </LinkButton>
          <IdlePart name="OrderAgainLink" />
        </div>
        <div className={styles.signs}>
          <div className={styles.delivery}>
            <div className={styles.lines}>
              <IdlePart name="NextDelivery">
                <p>{`Delivered by ${owner.firstName}`}</p>
                <p>{texts?.area}</p>
              </IdlePart>
            </div>
            <p className={styles.price}>{`from\n${formatMoney(lowest)}`}</p>
          </div>
          <ul className={styles.badges}>
            {BADGES.map(({ label, Icon }) => (
              <li key={label} className={styles.badge}>
                <Icon aria-hidden />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
