import { isManager, useAuth, type AuthState } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { Link, ROUTES, SECTIONS, useLocation } from '@simmer/shared/navigation';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { useRootAttribute } from '@simmer/shared/ui/use-root-attribute';
import { Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { textLinks } from '../../text-pages';
import { logOut } from '../log-out';
import { CartLink } from './cart-link';
import styles from './nav-bar.module.css';
import { useDropdown } from './use-dropdown';
import { useSectionInView } from './use-section-in-view';

const LINKS = [
  { label: 'Classics', to: `/#${SECTIONS.classics}` },
  { label: 'Monthly Menu', to: `/#${SECTIONS.menu}` },
  { label: 'Soups and Chili', to: `/#${SECTIONS.soup}` },
  { label: 'Desserts', to: `/#${SECTIONS.desserts}` },
  { label: 'Contact', to: `/#${SECTIONS.contact}` },
  ...textLinks('bar'),
];

const SECTION_IDS = Object.values(SECTIONS);

export function NavBar() {
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { isOpen, setIsOpen } = useDropdown(bar, toggle);
  useRootAttribute('data-menu-open', isOpen);
  // The sections are watched no longer than the menu is shown; otherwise, the bar would render once more after the
  // next page.
  const section = useSectionInView(pathname === ROUTES.home ? SECTION_IDS : []);
  const listId = useId();
  const state = useAuth();

  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.row}>
        <Link to={`/#${SECTIONS.hero}`} className={styles.brand}>
          {siteConfig().business.name}
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <div className={styles.toggle}>
            <IconButton
              ref={toggle}
              label="Navigation"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
            </IconButton>
          </div>
          <ul id={listId} className={styles.links} data-open={isOpen}>
            {/* The element is at the end where there is room, so that no other link moves when it appears. */}
            {isManager(state) && (
              <li>
                <Link
                  to={ROUTES.menuEditor}
                  className={styles.editMenu}
                  aria-current={currentPage(ROUTES.menuEditor, pathname)}
                >
                  Edit Menu
                </Link>
              </li>
            )}
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={to === `/#${section}` ? 'location' : currentPage(to, pathname)}
                >
                  {label}
                </Link>
              </li>
            ))}
            <AccountItem
              state={state}
              isCurrent={pathname === ROUTES.login}
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

function currentPage(to: string, pathname: string): 'page' | undefined {
  return to === pathname ? 'page' : undefined;
}

interface AccountItemProps {
  state: AuthState;
  isCurrent: boolean;
  onLogOut: () => void;
}

function AccountItem({ state, isCurrent, onLogOut }: AccountItemProps) {
  const logIn = useRef<HTMLAnchorElement>(null);
  return (
    <li className={styles.account}>
      {state.status === 'logged-in' && (
        <span className={styles.who} title={state.account.email}>
          <span className="visually-hidden">Logged in as </span>
          <span translate="no">{state.account.email}</span>
        </span>
      )}
      <Link
        ref={logIn}
        to={ROUTES.login}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
      >
        Login
      </Link>
      {state.status === 'logged-in' && (
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            // The button with the focus disappears. In a narrow bar, which alone has the toggle, that takes the
            // focus.
            logIn.current?.focus();
            onLogOut();
            logOut();
          }}
        >
          Logout
        </button>
      )}
    </li>
  );
}
