import { screen } from '@testing-library/react';
import { soup, stew } from '../../testing/dishes';
import { storeMenu } from '../../testing/fake-firebase';
import { button, FILLED_IN, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const CHANGED = 'The menu has changed since you added these dishes, so your order was not sent.';

async function submitWith(dish: object, price = 25) {
  const sizes = [{ label: 'Large', price }];
  storeMenu([{ id: 'stew', data: { name: 'STEW', sizes, ...dish } }]);
  const bench = await renderCheckout({ items: [soup, stew], typed: FILLED_IN });
  await bench.submit();
  expect(screen.getByRole('alert')).toHaveTextContent(CHANGED);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(bench.sent).toHaveLength(0);
  return bench;
}

it.each([
  ['a new price', {}, 31, 'STEW, Large is now $31.00 instead of $25.00.', '$56.00'],
  [
    'a new name and an allergen that was added',
    { name: 'BEEF STEW', tags: ['nuts'] },
    25,
    'STEW, Large is now BEEF STEW, $25.00. The menu now says of STEW, Large: Contains nuts.',
    'Contains nuts',
  ],
])(
  '%s is shown on its line, and the order goes out so once the guest keeps the dish',
  async (_what, dish, price, text, inOrder) => {
    const { user, sent, submit } = await submitWith(dish, price);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Total $50.00');

    await user.click(button('Keep it with this change'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button(/^Add a note: .*STEW, Large/)).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(
      `Total $${String(25 + price)}.00`,
    );
    await submit();
    expect(JSON.stringify(sent[0])).toContain(inOrder.replace('$', ''));
  },
);
