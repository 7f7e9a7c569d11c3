import { act, fireEvent, screen, within } from '@testing-library/react';
import { meatloaf, soup } from '../../testing/dishes';
import { FILLED_IN, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

let show: (isPanelInView: boolean) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      show = (isIntersecting) => {
        act(() => tell([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
      };
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

/** Not found by role, because it is hidden from screen readers. */
const bar = () => document.querySelector<HTMLElement>('[aria-hidden="true"]:has(> button)');

describe('the bar with the total', () => {
  it('has the next step while the panel is out of view: an order with one tap, and nothing twice; it leaves its room, so that nothing moves', async () => {
    const { sent, user } = await renderCheckout({ items: [meatloaf, soup], typed: FILLED_IN });
    expect(bar()).toBeNull();
    show(false);
    expect(bar()).toHaveTextContent('3 dishesTotal $85.00Submit Order');
    expect(screen.getAllByRole('button', { name: 'Submit Order' })).toHaveLength(1);
    await user.click(within(bar()!).getByText('Submit Order'));
    expect(sent).toHaveLength(1);
    show(true);
    expect(bar()).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-foot');
  });

  it('leads a guest without a login to the step that sends the order', async () => {
    await renderCheckout({ items: [soup], isSignedIn: false });
    show(false);
    fireEvent.click(within(bar()!).getByText('Log in to order'));
    expect(screen.getByRole('heading', { name: 'One last thing' })).toHaveFocus();
  });

  it('has no step while the shop takes no orders', async () => {
    await renderCheckout({ items: [soup], isSignedIn: false, settings: { paused: true } });
    show(false);
    expect(bar()).toBeNull();
    expect(screen.getByText('Total $25.00')).toBeInTheDocument();
  });
});
