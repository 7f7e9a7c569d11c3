import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES, SECTIONS } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import type { Elements } from '@simmer/shared/ui/elements';
import { TextPage } from '../text-page';
import lockedTin from '../deferred/locked-tin.svg';
import styles from './privacy-page.module.css';

/**
 * What happens to the data that guests enter or leave behind. The text follows the configuration, so that it is true
 * for every shop.
 */
export function PrivacyPage() {
  const { firebase, offline, ordering, owner } = siteConfig();
  const phone = ordering.phone ? 'your phone number, ' : '';
  return (
    <TextPage title="Privacy" picture={lockedTin}>
      <Part heading="Your order">
        <p>
          {`The dishes, your notes, your name, your email address, ${phone}your address, the date and time, and how you will pay go to ${owner.firstName} in one email, which is sent through the EmailJS service. No server has a list of orders, but ${owner.firstName} may keep one on a device. Your own copy has a link with your order and a secret in it: whoever has the link can change or cancel the order.`}
        </p>
        {ordering.limits && (
          <p>
            {`So that no more is sold than ${owner.firstName} can cook, the shop’s database counts what each account has ordered of a day: how many portions of what, and the reference of the order, which only you and ${owner.firstName} can read. A month later, ${owner.firstName}’s visit to the editor deletes it.`}
          </p>
        )}
        <p>
          {`If ${owner.firstName} shows guests how far their orders are, the shop’s database says so of an order: begun, ready, on the way or done, and since when. It does not say whose order it is or what is in it. Only the page of your order finds it, for 14 days.`}
        </p>
        <p>
          Your account is an email address and a password. Google stores both for the shop. No one
          can read your password.
        </p>
      </Part>
      <Part heading="On your device">
        <p>
          {`${
            ordering.keepCartInTab
              ? 'Your cart stays in this tab until you close it, for up to twelve hours. When you order it, this device notes the time.'
              : 'Your cart is cleared when you close or reload the page.'
          } Dishes with a note leave it when you log out. What you type at checkout stays in this tab until you close it, send your order or log out. An order stays on this device until it is sent, or until you have seen what happened to it.`}
        </p>
        <p>
          {`If you choose “Remember me on this device” at checkout, your name, ${phone}your address and your last ten orders are stored here until you turn this off at checkout. After a year without an order, they are deleted on a later visit.`}
        </p>
        {offline !== false && (
          <p>
            The pages you open and the Monthly Menu stay here too, so that you can read them without
            a connection. A newer version replaces them.
          </p>
        )}
        <p>None of this leaves your device on its own.</p>
      </Part>
      <Part heading="Counting visits">
        {firebase.measurementId === undefined ? (
          <p>
            {firebase.appCheckKey === undefined
              ? 'This shop does not count visits and sets no cookies.'
              : 'This shop does not count visits.'}
          </p>
        ) : (
          <>
            <p>
              To learn whether the shop is fast and works, and what guests look for, it tells Google
              Analytics which pages were opened, which dishes were added to a cart, whether an order
              was started, sent or failed and its total, and how quickly the page loaded. Google
              sets a cookie for this.
            </p>
            <p>
              Google Analytics is never told your name, your email address, your address, your notes
              or which order is yours. Nothing is used for ads.
            </p>
            <p>
              You can opt out in your browser: with “Do Not Track” or “Global Privacy Control” on,
              Google Analytics is not even loaded.
            </p>
          </>
        )}
      </Part>
      {firebase.appCheckKey !== undefined && (
        <Part heading="Protection against abuse">
          <p>
            This site is protected by reCAPTCHA, so that programs cannot flood it or try out
            passwords. Before a page reads the latest menu or your account, it loads code from
            Google, which checks whether a person is using the page. For this it examines your
            browser and how you use the page, and sets a necessary cookie, _GRECAPTCHA. Google uses
            what it learns on behalf of the shop, only to provide and maintain reCAPTCHA.
          </p>
        </Part>
      )}
      <p>
        <span>Anything else you want to know? </span>
        <Link to={`/#${SECTIONS.contact}`}>Ask us</Link>
        <span>.</span>
      </p>
      <LinkButton look="primary" to={ROUTES.home}>
        Back to Menu
      </LinkButton>
    </TextPage>
  );
}

function Part({ heading, children }: { heading: string; children: Elements }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
