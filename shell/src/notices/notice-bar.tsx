import { useCartItems } from '@simmer/shared/cart';
import { Link, ROUTES } from '@simmer/shared/navigation';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './notice-bar.module.css';
import { notices } from './notice-store';

const SHOWN_FOR_MS = 6000;

/** Says what just happened, politely and without taking focus, and offers the next step. */
export function NoticeBar() {
  const notice = useSyncExternalStore(notices.subscribe, notices.get, () => null);
  const items = useCartItems();
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (!notice || isHeld) return undefined;
    const timer = setTimeout(notices.dismiss, SHOWN_FOR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [notice, isHeld]);

  const offersCart = items.length > 0;
  return (
    <div className={styles.place}>
      {/* The live region stays in the page, else its first message would not be announced. */}
      <p role="status" className="visually-hidden">
        {notice && textOf(notice)}
      </p>
      {notice && (
        <div
          key={notice.id}
          className={styles.notice}
          // Nobody should have to race the clock to reach the link.
          onPointerEnter={() => {
            setIsHeld(true);
          }}
          onPointerLeave={() => {
            setIsHeld(false);
          }}
          onFocus={() => {
            setIsHeld(true);
          }}
          onBlur={() => {
            setIsHeld(false);
          }}
        >
          <span aria-hidden className={styles.text}>
            {textOf(notice)}
          </span>
          {offersCart && (
            <Link to={ROUTES.cart} className={styles.link} onClick={notices.dismiss}>
              {notice.kind === 'logged-in' ? 'Continue to checkout' : 'View cart'}
            </Link>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss"
            onClick={notices.dismiss}
          >
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

function textOf(notice: NonNullable<ReturnType<typeof notices.get>>): string {
  return notice.kind === 'logged-in' ? 'Login successful!' : notice.text;
}
