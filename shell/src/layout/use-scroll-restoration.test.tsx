import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { offerRemote } from '../testing/fake-federation';
import { freshPage, openShell } from '../testing/open-shell';

function Checkout() {
  return (
    <Link to="/login" state={{ alert: 'login-required' }}>
      Log in first
    </Link>
  );
}

let scrolling: Awaited<ReturnType<typeof freshPage>>;

beforeEach(async () => {
  scrolling = await freshPage();
  offerRemote('cart_mfe/Checkout', Checkout);
});

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

function back(): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
        window.history.back();
      }),
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a section link', () => {
  it.each([
    { wish: 'for reduced motion', matches: true, behavior: 'instant' },
    { wish: 'for nothing', matches: false, behavior: 'smooth' },
  ])('scrolls in the way that a guest who asked $wish expects', async ({ matches, behavior }) => {
    await openShell('/');
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    await follow('Contact');
    expect(scrolling.scrollIntoView).toHaveBeenLastCalledWith({ behavior });
  });

  it('with malformed escapes or without a target still shows the page', async () => {
    await openShell('/#%E0%A4%A');
    expect(screen.getByRole('heading', { level: 1, name: 'Test Kitchen' })).toBeVisible();
    expect(scrolling.scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('a navigation to another page', () => {
  it('and back leads to the guest’s place on the page before', async () => {
    await openShell('/');
    scrollTo(900);
    await follow('Cart, empty');
    scrollTo(0);
    await back();
    expect(await screen.findByRole('heading', { name: 'Test Kitchen' })).toBeVisible();
    expect(scrolling.scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
  });

  it.each([
    ['leads to where the guest left it', ['Back to Menu'], 900],
    ['after an order leads to its top', ['Submit', 'Back to Home'], 0],
  ])('and on to the menu %s', async (_where, links, top) => {
    offerRemote('cart_mfe/Checkout', () => (
      <>
        <Link to="/">Back to Menu</Link>
        <Link to="/order-confirmation">Submit</Link>
      </>
    ));
    offerRemote('cart_mfe/OrderConfirmation', () => <Link to="/">Back to Home</Link>);
    await openShell('/');
    scrollTo(900);
    await follow('Cart, empty');
    scrollTo(0);
    for (const name of links) await userEvent.click(await screen.findByRole('link', { name }));
    expect(scrolling.scrollTo).toHaveBeenLastCalledWith({ top, behavior: 'instant' });
  });

  it('leaves the focus on a message that has it', async () => {
    await openShell('/cart', undefined, Fragment);
    await userEvent.click(await screen.findByRole('link', { name: 'Log in first' }));
    const alert = await screen.findByText('Please log in to submit your order.');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});
