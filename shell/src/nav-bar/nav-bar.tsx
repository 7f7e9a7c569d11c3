import { auth, isManager, useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES, SECTIONS, useLocation } from '@simmer/shared/navigation';
import { reportError } from '@simmer/shared/report';
import { Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { notices } from '../notices/notice-store';
import { CartLink } from './cart-link';
import styles from './nav-bar.module.css';
import { useDropdown } from './use-dropdown';

const LINKS = [
  { label: 'Classics', to: `/#${SECTIONS.classics}` },
  { label: 'Monthly Menu', to: `/#${SECTIONS.menu}` },
  { label: 'Soups and Chili', to: `/#${SECTIONS.soup}` },
  { label: 'Desserts', to: `/#${SECTIONS.desserts}` },
  { label: 'Contact', to: `/#${SECTIONS.contact}` },
  { label: 'Instructions', to: ROUTES.instructions },
] as const;

export function NavBar() {
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { isOpen, setIsOpen } = useDropdown(useLocation().key, bar, toggle);
  const listId = useId();

  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.row}>
        <Link to={`/#${SECTIONS.hero}`} className={styles.brand}>
          {siteConfig().business.name}
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label="Menu"
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
          <ul id={listId} className={styles.links} data-open={isOpen}>
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
            <AccountItems
              onLogOut={() => {
                setIsOpen(false);
                toggle.current?.focus();
              }}
            />
          </ul>
        </nav>
        <CartLink />
      </div>
    </header>
  );
}

function AccountItems({ onLogOut }: { onLogOut: () => void }) {
  const state = useAuth();

  function logOut() {
    onLogOut();
    auth.logOut().catch((error: unknown) => {
      reportError('auth', 'the log-out did not go through.', error);
      notices.show({ kind: 'log-out-failed' });
    });
  }

  return (
    <>
      {isManager(state) && (
        <li>
          <Link to={ROUTES.menuEditor} className={styles.editMenu}>
            Edit Menu
          </Link>
        </li>
      )}
      <li>
        <Link to={ROUTES.login} className={styles.link}>
          Login
        </Link>
      </li>
      {state.status === 'signed-in' && (
        <li>
          <button type="button" className={styles.link} onClick={logOut}>
            Logout
          </button>
        </li>
      )}
    </>
  );
}
