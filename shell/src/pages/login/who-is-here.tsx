import { accountIdOf, isManager, useAuth } from '@simmer/shared/auth';
import { portionCount, totalCents, useCartItems } from '@simmer/shared/cart';
import { countedDishes } from '@simmer/shared/counted';
import { isRemembered } from '@simmer/shared/guest-records';
import { useManagerPages } from '@simmer/shared/manager-pages';
import { formatMoney } from '@simmer/shared/money';
import { Link, ROUTES, SECTIONS } from '@simmer/shared/navigation';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import {
  ChevronRight,
  CookingPot,
  Mail,
  RotateCcw,
  SquarePen,
  UserRound,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { logOut } from '../../layout/log-out';
import { textLinks } from '../../text-pages';
import styles from './login-page.module.css';

/** Why a guest with dishes in the cart is here. */
export function WaitingOrder() {
  const items = useCartItems();
  if (items.length === 0) return null;
  const what = `${countedDishes(portionCount(items))}, ${formatMoney(totalCents(items))}`;
  return <p className={styles.waiting}>{`Your order (${what}) is waiting.`}</p>;
}

interface WhoIsLoggedInProps {
  /** In one line, above the form for another account. */
  isBrief: boolean;
  /** Leads to the form, if that is not shown. */
  onOther: (() => void) | undefined;
}

export function WhoIsLoggedIn({ isBrief, onOther }: WhoIsLoggedInProps) {
  const state = useAuth();
  if (state.status !== 'logged-in') return null;
  return (
    <section className={styles.card} data-brief={isBrief} aria-label="Your account">
      <div className={styles.who}>
        <UserRound aria-hidden />
        <p>
          <span>You’re logged in as </span>
          <strong translate="no">{state.account.email}</strong>
        </p>
      </div>
      {!isBrief && isManager(state) && <ManagerWays />}
      {!isBrief && <GuestWays key={accountIdOf(state)} uid={state.account.uid} />}
      <div className={styles.out}>
        <Button
          look={isBrief ? 'quiet' : 'secondary'}
          onClick={() => {
            logOut();
            focusPage();
          }}
        >
          Log out
        </Button>
        {onOther && (
          <Button look="quiet" onClick={onOther}>
            Use another account
          </Button>
        )}
      </div>
    </section>
  );
}

/** A manager's work, which comes first. */
function ManagerWays() {
  const pages = useManagerPages().map(({ path, title }) => ({ to: path, label: title }));
  return (
    <div className={styles.work}>
      <Ways
        ways={[
          ...pages.map((page) => ({ ...page, icon: CookingPot })),
          { to: ROUTES.menuEditor, label: 'Edit Menu', icon: SquarePen },
        ]}
      />
    </div>
  );
}

/** Where a guest who is logged in goes from here. */
function GuestWays({ uid }: { uid: string }) {
  const hasItems = useCartItems().length > 0;
  const [wasRemembered] = useState(() => isRemembered(uid));
  return (
    <>
      <WaitingOrder />
      <LinkButton look="primary" to={hasItems ? ROUTES.cart : ROUTES.home}>
        {hasItems ? 'Continue to checkout' : 'Continue to the menu'}
      </LinkButton>
      <Ways
        ways={[
          hasItems && { to: ROUTES.home, label: 'See the menu', icon: Utensils },
          !hasItems && wasRemembered && { to: ROUTES.cart, label: 'Order again', icon: RotateCcw },
          ...textLinks('bar').map((link) => ({ ...link, icon: CookingPot })),
          { to: `/#${SECTIONS.contact}`, label: 'Contact', icon: Mail },
        ]}
      />
    </>
  );
}

interface Way {
  to: string;
  label: string;
  icon: LucideIcon;
}

function Ways({ ways }: { ways: readonly (Way | false)[] }) {
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(
        (way) =>
          way && (
            <li key={way.to}>
              <Link to={way.to} className={styles.way}>
                <way.icon aria-hidden />
                <span>{way.label}</span>
                <ChevronRight aria-hidden />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
