import { setSiteConfig } from '@simmer/shared/config';
import { ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ListContext } from '../order-list/list-context';
import { createStoredList } from '../order-list/stored-list';
import { ada, ticket } from '../testing/tickets';
import Kitchen from './kitchen';

let address: string;
let navigate: ReturnType<typeof useNavigate>;

function AddressBar() {
  const { pathname, hash } = useLocation();
  navigate = useNavigate();
  address = pathname + hash;
  return null;
}

function openKitchen(hash = '', list = createStoredList(() => window.localStorage)): void {
  render(
    <ListContext value={list}>
      <MemoryRouter initialEntries={[`/kitchen${hash}`]}>
        <AddressBar />
        <Kitchen />
      </MemoryRouter>
    </ListContext>,
  );
}
const openLink = (one: OrderTicket) =>
  act(async () => {
    await navigate(`/kitchen${ticketFragment(one)}`);
  });
const orderOf = (name: RegExp) => screen.getByRole('article', { name });
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  window.localStorage.clear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

it('says how orders come into the list while there are none', () => {
  openKitchen();
  expect(heading('No orders in the list')).toBeVisible();
  expect(screen.getByText(/It stays on this device/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a link from a mail', () => {
  it('puts its order into the list, and leaves the address', async () => {
    openKitchen(ticketFragment(ticket));
    expect(await screen.findByText('Order K7P-4MW from Gus Guest is in the list.')).toBeVisible();
    expect(address).toBe('/kitchen');
    expect(heading('Thursday, December 24, 2026')).toBeVisible();
    const order = within(orderOf(/Gus Guest/));
    for (const text of ['after 5 pm', '12 Oak Street', 'Cash', '$85.00', 'No onions'])
      expect(order.getByText(text)).toBeVisible();
    const row = screen.getByRole('row', { name: 'Meatloaf Small No onions 2' });
    expect(row).toBeVisible();
    expect(order.getByRole('link', { name: '12 Oak Street' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12+Oak+Street',
    );
    expect(order.getByRole('link', { name: 'gus@guests.example' })).toHaveAttribute(
      'href',
      'mailto:gus%40guests.example',
    );
  });

  it('is taken out of the list again with “Undo”', async () => {
    openKitchen(ticketFragment(ticket));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(screen.getByText('Order K7P-4MW is out of the list again.').parentElement).toHaveFocus();
    expect(heading('No orders in the list')).toBeVisible();
  });

  it('that a mail program has changed opens its order (case 85)', async () => {
    openKitchen(`${ticketFragment(ticket).replace('=', '%3D')}&gt;.`);
    expect(await screen.findByText('Order K7P-4MW from Gus Guest is in the list.')).toBeVisible();
    expect(address).toBe('/kitchen');
  });

  it.each([
    [
      'was cut off',
      ticketFragment(ticket).slice(0, -9),
      /incomplete or was changed on its way.*Copy its whole address/,
    ],
    [
      'somebody made up',
      '#order=2.PGI-PC9iPg',
      /incomplete or was changed on its way.*Copy its whole address/,
    ],
    [
      'is longer than any order',
      `#order=2.${'A'.repeat(30_000)}`,
      /too long to be an order from this shop/,
    ],
    ['is of a newer shop', '#order=9.abc', /newer version of the shop/],
  ])('that %s says so, and changes nothing', async (_case, hash, sentence) => {
    openKitchen(hash);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(address).toBe('/kitchen');
    expect(window.localStorage).toHaveLength(0);
  });

  it('with other contents asks which of the two counts', async () => {
    openKitchen(ticketFragment(ticket));
    await openLink({ ...ticket, time: 'at noon' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/with different contents/);
    expect(screen.getByText('after 5 pm')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the one from this link' }));
    expect(screen.getByText('at noon')).toBeVisible();
    expect(screen.queryByText('after 5 pm')).not.toBeInTheDocument();
    expect(
      screen.getByText('The list now has the order from the link.').parentElement,
    ).toHaveFocus();
  });

  it('counts although the other one was removed before the answer', async () => {
    openKitchen(ticketFragment(ticket));
    await userEvent.click(await screen.findByRole('button', { name: /^Done: / }));
    await openLink({ ...ticket, time: 'at noon' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1 completed order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use the one from this link' }));
    expect(screen.getByText('at noon')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

it('what must not be overlooked stands out in “To cook” as on the ticket; a pickup has no map', async () => {
  const [, danish] = ticket.items;
  openKitchen(
    ticketFragment({
      ...ticket,
      email: 'gus@home',
      address: 'PICKUP',
      items: danish ? [{ ...danish, flavor: 'No flavor chosen' }] : [],
    }),
  );
  expect(
    await screen.findByRole('row', { name: 'Danish 9 X 13 No flavor chosen 1' }),
  ).toBeVisible();
  const order = within(orderOf(/Gus Guest/));
  for (const text of ['No flavor chosen', ', 9 X 13', 'Pickup', 'gus@home'])
    expect(order.getByText(text)).toBeVisible();
  expect(order.queryByRole('link')).not.toBeInTheDocument();
});

describe('an order that is done', () => {
  beforeEach(async () => {
    openKitchen(ticketFragment(ticket));
    await openLink(ada);
  });

  it('is no longer counted, and comes back with one tap', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Done: 3EX-AAA, Ada' }));
    expect(screen.getByRole('row', { name: 'Meatloaf Small No onions 2 1 done' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not done yet: 3EX-AAA, Ada' }));
    expect(screen.getByRole('row', { name: 'Meatloaf Small 2 × No onions 3' })).toBeVisible();
  });

  it('or any other, is removed from its ticket, after a question', async () => {
    const remove = within(orderOf(/Gus Guest/)).getByRole('button', {
      name: 'Remove order K7P-4MW',
    });
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getAllByRole('article')).toEqual([orderOf(/Ada/)]);
  });

  it('is removed with the others that are done, after a question', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Done: 3EX-AAA, Ada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1 completed order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(orderOf(/Gus Guest/)).toBeVisible();
  });

  it('the tickets of the others are printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Print tickets' }));
    expect(print).toHaveBeenCalledTimes(1);
    for (const button of screen.getAllByRole('button', { name: /^Done: / }))
      await userEvent.click(button);
    expect(screen.queryByRole('button', { name: 'Print tickets' })).not.toBeInTheDocument();
  });
});

it('orders of past days are removed after a question, and those of today and later stay', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-25T12:00:00'), doNotFake: ['setTimeout'] });
  openKitchen(ticketFragment({ ...ticket, date: '2026-12-25' }));
  await openLink({ ...ada, date: '' });
  expect(screen.queryByRole('button', { name: /past days/ })).not.toBeInTheDocument();
  await openLink({ ...ada, reference: '3EX-BBB', date: '2026-12-24' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1 order from past days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(heading('Today, Friday, December 25, 2026')).toBeVisible();
  jest.useRealTimers();
});

it('a list that stays open over midnight goes on to the new day', async () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 24, 23, 59) });
  openKitchen(ticketFragment({ ...ticket, date: '2026-12-24' }));
  await openLink({ ...ada, date: '2026-12-25' });
  expect(heading('Today, Thursday, December 24, 2026')).toBeVisible();
  expect(heading('Tomorrow, Friday, December 25, 2026')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(heading('Thursday, December 24, 2026')).toBeVisible();
  expect(heading('Today, Friday, December 25, 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove 1 order from past days' })).toBeVisible();
  jest.useRealTimers();
});

it('says what works without a connection, and when it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openKitchen();
  expect(screen.getByText(/^No connection. The list keeps working/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
});

it('says how many orders on the device it cannot read, and that they are still there (case 82)', () => {
  const entries = ['#order=9.abc', '#order=2.AAAA'].map((order) => ({ order, isDone: false }));
  const text = JSON.stringify({ version: 1, orders: entries });
  window.localStorage.setItem('simmer:kitchen', text);
  openKitchen();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^This page can’t read 2 orders on this device: .* Nothing was deleted\./,
  );
  expect(window.localStorage.getItem('simmer:kitchen')).toBe(text);
});

it('says what to do about a link that shows no order (case 85)', () => {
  openKitchen();
  expect(screen.getByText(/don’t see its order\? Copy the whole address/)).toBeVisible();
});

it('says when the browser does not keep the list', () => {
  const list = createStoredList(() => {
    throw new Error('blocked');
  });
  openKitchen('', list);
  expect(screen.getByRole('alert')).toHaveTextContent('This browser can’t save the list');
});
