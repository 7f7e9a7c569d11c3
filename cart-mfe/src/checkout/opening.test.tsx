import { cart } from '@simmer/shared/cart';
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { soup } from '../testing/dishes';
import Checkout from './checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => new Promise(() => undefined),
}));

afterEach(() => cart.clear());

/**
 * Opens the checkout.
 * @returns whether its fields were there, each time that something was shown.
 */
function open(onShown: () => void = () => undefined): readonly boolean[] {
  const hadFields: boolean[] = [];
  const { unmount } = render(
    <MemoryRouter initialEntries={['/cart']}>
      <Profiler
        id="checkout"
        onRender={() => {
          expect(screen.getByRole('heading', { name: 'Your Order' })).toBeVisible();
          hadFields.push(screen.queryByLabelText('Name') !== null);
          onShown();
        }}
      >
        <Checkout />
      </Profiler>
    </MemoryRouter>,
  );
  unmount();
  return hadFields;
}

it('a checkout opens with the order, and then adds the fields, the shop’s clock and its days; when the guest returns, all of it is there at once', () => {
  const newClock = jest.spyOn(Intl, 'DateTimeFormat');
  const clocks: number[] = [];
  cart.add(soup);
  const first = open(() => clocks.push(newClock.mock.calls.length));
  expect([first[0], first.at(-1)]).toEqual([false, true]);
  expect([clocks[0], clocks.at(-1)]).toEqual([0, 2]);
  expect(open()).not.toContain(false);
});
