import { cart } from '@simmer/shared/cart';
import { screen } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { soup } from '../../testing/dishes';
import { storeMenu } from '../../testing/fake-firebase';
import { button, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const stew = { ...soup, id: 'classic_0_Large', documentId: 'stew', name: 'STEW', size: 'Large' };
const CHANGED = 'The menu has changed since you added these dishes, so your order was not sent.';

afterEach(() => {
  cart.clear();
  draft.clear();
  localStorage.clear();
});

async function submitWith(dish: object) {
  storeMenu([{ id: 'stew', data: { name: 'STEW', ...dish } }]);
  draft.change({ time: 'noon', address: '12 Oak Street' });
  const bench = await renderCheckout({ items: [soup, stew] });
  const submit = () => bench.user.click(button('Submit Order'));
  await submit();
  return { ...bench, submit };
}

it('a new price is shown on its line, and the order goes out once the guest keeps the dish', async () => {
  const { user, sent, submit } = await submitWith({ sizes: [{ label: 'Large', price: 31 }] });
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByText('STEW, Large is now $31.00 instead of $25.00.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Total $50.00');
  expect(sent).toHaveLength(0);

  await user.click(button('Keep it with this change'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Add a note: STEW, Large')).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Total $56.00');
  await submit();
  expect(sent[0]?.total).toBe('56.00');
});

it('an allergen that was added is shown on its line before the order is sent, and the owner reads it too', async () => {
  const { user, sent, submit } = await submitWith({
    name: 'BEEF STEW',
    tags: ['nuts'],
    sizes: [{ label: 'Large', price: 25 }],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  expect(
    screen.getByText(
      'STEW, Large is now BEEF STEW, $25.00. The menu now says of STEW, Large: Contains nuts.',
    ),
  ).toBeVisible();
  expect(sent).toHaveLength(0);

  await user.click(button('Keep it with this change'));
  await submit();
  expect(JSON.stringify(sent[0])).toContain('Contains nuts');
});

it('a dish that is sold out has to be removed, and says so again until it is', async () => {
  const { user, sent, submit } = await submitWith({
    soldOut: true,
    sizes: [{ label: 'Large', price: 25 }],
  });
  expect(screen.getByText('STEW, Large is sold out.')).toBeVisible();
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  expect(sent).toHaveLength(0);

  await user.click(button('Remove STEW, Large'));
  await submit();
  expect(sent[0]?.total).toBe('25.00');
});
