import { useCartItems } from '@simmer/shared/cart';
import { Link, ROUTES, useLocation } from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { Status } from '@simmer/shared/ui/status';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { VersionSkewNotice } from '../../version-skew/version-skew-notice';
import styles from './notice-bar.module.css';
import { notices, staysOn, type Notice } from './notice-store';

const SHOWN_FOR_MS = 10_000;
const LOGGED_IN_FOR_MS = 4000;

export function NoticeBar() {
  const notice = useStore(notices);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  // A notice about the cart belongs to the page it was shown on; the login notice, to the page after the login. None of
  // them may cover the checkout's button, and the checkout itself says what they say.
  useEffect(() => {
    const isAtCart = pathname === ROUTES.cart;
    const before = shownOn.current;
    const isOldNews = before !== pathname;
    shownOn.current = pathname;
    const isOneOf = (...kinds: readonly Notice['kind'][]) =>
      kinds.some((kind) => kind === notices.get()?.kind);
    // A tap before hydration is announced now, but not to a guest who opened the cart right after it.
    if (isOldNews && isOneOf('cart')) notices.dismiss();
    if (isOldNews && before !== ROUTES.login && isOneOf('logged-in')) notices.dismiss();
    while (isAtCart && isOneOf('cart', 'order', 'logged-in')) notices.dismiss();
  }, [pathname]);

  return (
    <aside className={styles.messages} aria-label="Messages">
      <VersionSkewNotice />
      {/* The key makes the same words a change when they are said again. */}
      <Status isHidden>{notice && <span key={notice.id}>{wholeText(notice)}</span>}</Status>
      {notice && <NoticeCard key={notice.id} notice={notice} />}
    </aside>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const hasItems = useCartItems().length > 0;
  const { kind, text, detail } = notice;
  const linkText = LINK_TEXTS[kind];
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isHovered || hasFocus || staysOn(notice);

  useEffect(() => {
    if (isHeld) return undefined;
    const isShort = kind === 'logged-in' && !hasItems;
    const timer = setTimeout(notices.dismiss, isShort ? LOGGED_IN_FOR_MS : SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, kind, hasItems]);

  return (
    <div
      className={notice.isAdded ? `${styles.notice} ${styles.added}` : styles.notice}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <p aria-hidden className={styles.text}>
        {detail === undefined ? (
          text
        ) : (
          <>
            <strong>{`${text} `}</strong>
            <small>{detail}</small>
          </>
        )}
      </p>
      {linkText && (hasItems || kind === 'order') && (
        <Link to={ROUTES.cart} className={styles.link} onClick={notices.dismiss}>
          {linkText}
        </Link>
      )}
      <IconButton
        label="Dismiss"
        onClick={() => {
          // In Safari, a tap leaves the focus where it is, such as in a note.
          if (hasFocus) focusPage();
          notices.dismiss();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

const LINK_TEXTS: Partial<Record<Notice['kind'], string>> = {
  cart: 'View cart',
  order: 'View order',
  'logged-in': 'Continue to checkout',
};

function wholeText({ text, detail }: Notice): string {
  return detail === undefined ? text : `${text}. ${detail}`;
}
