import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES, SECTIONS } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import type { ReactNode } from 'react';
import { PageTitle } from '../page-title';
import { TextPage } from '../text-page';
import styles from './privacy-page.module.css';

/**
 * What happens to the data that guests enter or leave behind. The text follows the configuration, so that it is true
 * for every shop.
 */
export function PrivacyPage() {
  const { firebase, offline, ordering, owner } = siteConfig();
  return (
    <TextPage title="Privacy">
      <PageTitle>Privacy</PageTitle>
      <Part heading="Your order">
        <p>
          Your name, your address, your notes and the dishes go to {owner.firstName} in one email,
          which the service EmailJS carries. The shop keeps no list of orders.
        </p>
        <p>
          Your account is an email address and a password. Google keeps both for the shop, and
          nobody can read the password.
        </p>
      </Part>
      <Part heading="On your device">
        <p>
          {ordering.keepCartInTab
            ? 'Your cart stays in this tab until you close it.'
            : 'Your cart is gone when you close or reload the page.'}{' '}
          An order stays on this device until it is sent, or until you know what became of it.
        </p>
        <p>
          If you choose “Remember me on this device” at the checkout, your name, your address and
          your last order stay here for a year, or until you choose otherwise there.
        </p>
        {offline !== false && (
          <p>
            The pages you open and the Monthly Menu stay here too, so that you can read them without
            a connection. The next version takes their place.
          </p>
        )}
        <p>
          While a new version of the shop is tried with some visitors, a random number decides who
          gets it. None of this leaves your device by itself.
        </p>
      </Part>
      <Part heading="Counting visits">
        {firebase.measurementId === undefined ? (
          <p>This shop does not count visits and sets no cookies.</p>
        ) : (
          <>
            <p>
              To see whether the shop is fast and works, and what guests look for, it tells Google
              Analytics which pages were open, which dishes went into a cart, whether an order was
              begun, sent or failed and what it came to, and how long the page took. Google sets a
              cookie for it.
            </p>
            <p>
              It is never told your name, your email address, where you live, what you note, or
              which order is yours. Ads get nothing.
            </p>
            <p>
              You can say no in your browser: with “Do Not Track” or “Global Privacy Control” on,
              nothing of it is even loaded.
            </p>
          </>
        )}
      </Part>
      <p>
        Anything else you want to know? <Link to={`/#${SECTIONS.contact}`}>Ask us</Link>.
      </p>
      <LinkButton look="primary" to={ROUTES.home}>
        Back to Menu
      </LinkButton>
    </TextPage>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
