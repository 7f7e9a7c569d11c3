import '../ui/tokens.css';
import '../ui/fonts/fonts.css';
import '../ui/base.css';
import { StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { auth, useAuth } from '@simmer/shared/auth';
import { cart, startCart, useCartItems } from '@simmer/shared/cart';
import { startConfig } from '@simmer/shared/config';
import { PAGE_IDS, ROUTES } from '@simmer/shared/navigation';
import { reportError } from '../report/report';
import { Button } from '../ui/button';
import styles from './standalone.module.css';

interface StandaloneModule {
  name: string;
  /** The exposed components by path. The first is also shown at `/`. */
  pages: Record<string, ComponentType>;
}

/** Runs one remote alone on the local cloud. Development only. */
export function runStandalone(module: StandaloneModule): void {
  const root = document.getElementById(PAGE_IDS.root);
  if (!root) throw new Error(`The page has no element #${PAGE_IDS.root}.`);
  startConfig(document);
  startCart();
  void auth.start();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Frame {...module} />
      </BrowserRouter>
    </StrictMode>,
  );
}

function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => {
    reportError(
      'standalone',
      'the account could not be changed; is the local cloud running?',
      error,
    );
  });
}

const SAMPLE = {
  id: 'classic_0_Small',
  name: 'Sample pot roast',
  size: 'Small',
  priceCents: 3000,
  modification: '',
  flavor: null,
};

function Frame({ name, pages }: StandaloneModule) {
  const items = useCartItems();
  const state = useAuth();
  const [First] = Object.values(pages);
  return (
    <>
      <header className={styles.frame}>
        <strong>{`${name} on its own`}</strong>
        <nav className={styles.links} aria-label="Pages of this module">
          {Object.keys(pages).map((path) => (
            <NavLink key={path} to={path}>
              {path}
            </NavLink>
          ))}
        </nav>
        <span>{`Cart: ${String(items.length)}`}</span>
        <Button onClick={() => cart.add(SAMPLE)}>Add a sample dish</Button>
        {state.status === 'logged-in' ? (
          <Button onClick={() => attempt(auth.logOut())}>{`Log out ${state.account.email}`}</Button>
        ) : (
          ['guest', 'manager'].map((role) => (
            <Button
              key={role}
              onClick={() => attempt(auth.logIn(`${role}@simmer.example`, `simmer-${role}`))}
            >
              {`Log in as ${role}`}
            </Button>
          ))
        )}
      </header>
      <main>
        <Suspense fallback={<p>Loading…</p>}>
          <Routes>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route
              path={ROUTES.login}
              element={<p>The login page belongs to the shell. Use the buttons above.</p>}
            />
            {First && <Route path="*" element={<First />} />}
          </Routes>
        </Suspense>
      </main>
    </>
  );
}
