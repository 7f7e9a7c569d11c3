import { fireEvent, screen } from '@testing-library/react';
import { soup } from '../testing/dishes';
import { firebaseAuthProvider } from '../testing/fake-firebase';
import { address, button, FILLED_IN, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

it('the checkout asks at once who is logged in; until the answer arrives, it shows no red notice, submits nothing and redirects nowhere [122] [127]', async () => {
  const observe = jest
    .spyOn(firebaseAuthProvider, 'observe')
    .mockReturnValue(new Promise(() => undefined));
  const { sent } = await renderCheckout({
    items: [soup],
    typed: { ...FILLED_IN, email: 'gus@test.example' },
  });
  expect(observe).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Checking if you’re logged in…')).toBeVisible();
  expect(screen.queryByText('Please log in to submit your order.')).not.toBeInTheDocument();
  expect(button('Submit Order')).toBeDisabled();
  fireEvent.submit(document.querySelector('form')!);
  expect(sent).toHaveLength(0);
  expect(address()).toBe('/cart');
});
