import { blockStorage } from '@simmer/shared/testing/broken-storage';
import { keyOf } from '@simmer/shared/order-revisions';
import { ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { fill } from '@simmer/shared/testing/fill';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ada, ticket } from '../testing/tickets';
import Kitchen from './kitchen';

/** The settings of the shop, and what the database says about orders. */
const shop = {
  ...{ sharesState: false, isReachable: true, told: [] as string[] },
  /** Whether the database answers what it has stored. */
  answers: true,
  /** When the settings arrive, and when the database has answered. */
  ...{ delay: Promise.resolve(), answer: Promise.resolve() },
};
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: async () => {
    if (!shop.isReachable) throw new Error('no network');
    await shop.delay;
    return { sharesState: shop.sharesState };
  },
}));
jest.mock('@simmer/shared/firebase', () => ({
  withDatabase: async (call: (client: object) => Promise<unknown>) => {
    if (!shop.isReachable) throw new Error('no network');
    await call({
      writeState: async (key: string, state: string) => void shop.told.push(`${key} ${state}`),
      forgetState: async (key: string) => void shop.told.push(`${key} -`),
    });
    await shop.answer;
    if (!shop.answers) throw new Error('no answer');
  },
}));
const QUICK = { delay: null, answer: null, answers: true };
beforeEach(() =>
  Object.assign(shop, { sharesState: false, isReachable: true, told: [], ...QUICK }),
);

let address: string;
let navigate: ReturnType<typeof useNavigate>;

function AddressBar() {
  const { pathname, hash } = useLocation();
  navigate = useNavigate();
  address = pathname + hash;
  return null;
}

async function openKitchen(hash = '') {
  // The page reads its list anew, as after a reload.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  render(
    <MemoryRouter initialEntries={[`/kitchen${hash}`]}>
      <AddressBar />
      <Kitchen />
    </MemoryRouter>,
  );
  await act(async () => undefined);
}
const openLink = (one: OrderTicket) => act(async () => navigate(`/kitchen${ticketFragment(one)}`));
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const orderOf = (name: RegExp) => screen.getByRole('article', { name });
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

it('an empty list says how orders get into it, and what to do about a link that shows no order (case 85)', async () => {
  await openKitchen();
  expect(heading('No orders in the list')).toBeVisible();
  expect(screen.getByText(/stored only on this device/)).toBeVisible();
  await userEvent.click(screen.getByText(/don’t see its order\?$/));
  expect(screen.getByText(/^Copy the whole address/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a link from a mail', () => {
  it('adds its order to the list, even if a mail program has changed the link, and is cleared from the address; “Undo” removes the order again (case 85)', async () => {
    await openKitchen(`${ticketFragment(ticket).replace('=', '%3D')}&gt;.`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Order K7P-4MW from Gus Guest is in the list.',
    );
    expect(address).toBe('/kitchen');
    expect(heading('Thursday, December 24, 2026')).toBeVisible();
    expect(screen.getByText('1 order · 3 dishes · $85.00')).toBeVisible();
    const order = within(orderOf(/Gus Guest/));
    for (const text of ['after 5 pm', '12 Oak Street', 'Cash', '$85.00', 'No onions'])
      expect(order.getByText(text)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Meatloaf Small No onions 2' })).toBeVisible();
    const links = order.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    expect(links.sort()).toEqual([
      'https://www.google.com/maps/search/?api=1&query=12+Oak+Street',
      'mailto:gus@guests.example',
    ]);
    await tap(/^Undo/);
    expect(
      screen.getByText('Order K7P-4MW has been removed from the list.').parentElement,
    ).toHaveFocus();
    expect(heading('No orders in the list')).toBeVisible();
  });

  it.each([
    ['was cut off', ticketFragment(ticket).slice(0, -9), /incomplete.*Copy its whole address/],
    ['is longer than any order', `#order=2.${'A'.repeat(30_000)}`, /too long to be an order/],
    ['is of a newer shop', '#order=9.abc', /newer version of the shop/],
  ])('that %s says so, and changes nothing', async (_case, hash, sentence) => {
    await openKitchen(hash);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(address).toBe('/kitchen');
    expect(localStorage).toHaveLength(0);
  });

  it('that is opened again says so each time, also to a screen reader', async () => {
    await openKitchen(ticketFragment(ticket));
    await openLink(ticket);
    const before = screen.getByText(/is already in the list\. Nothing changed\./);
    await openLink(ticket);
    expect(before).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/is already in the list/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('an order that its guest', () => {
  const proof = 's'.repeat(22);
  const revision = (history: string, part: Partial<OrderTicket> = {}) => ({
    ...{ ...ticket, history, proof, ...part },
  });
  const openFirst = async () =>
    openKitchen(ticketFragment({ ...ticket, proof: await keyOf(proof) }));

  it('changed says what is different, on its ticket until the owner has seen it, and is not done any more', async () => {
    await openFirst();
    await tap(/^Done: /);
    const [meatloaf, danish] = ticket.items;
    await openLink(revision('AAAAbbbb', { items: [{ ...meatloaf!, quantity: 1 }, danish!] }));
    expect(
      await screen.findByText(/^Order K7P-4MW from .+ was changed: Meatloaf Small: 1, was 2\.$/),
    ).toBeVisible();
    await openLink(revision('AAAAbbbbcccc', { time: 'noon' }));
    expect(await screen.findByText(/was changed: Meatloaf Small: 2, was 1; Time:/)).toBeVisible();
    expect(orderOf(/Gus/)).toHaveTextContent('Changed: Time: noon, was after 5 pm');
    expect(screen.getByRole('button', { name: /^Done: / })).toBeVisible();
    await openLink(revision('AAAAbbbb', { time: 'noon' }));
    expect(
      await screen.findByText(/The list already has a later version\. Nothing changed\./),
    ).toBeVisible();
    await tap(/^Got it/);
    expect(orderOf(/Gus/)).not.toHaveTextContent('Changed');
  });

  it('cancelled stays, marked, and is neither counted nor printed, until it is removed', async () => {
    await openFirst();
    await openLink(revision('AAAAbbbb', { isCancelled: true }));
    expect(
      await screen.findByText(/was cancelled by the guest: please do not cook it\.$/),
    ).toBeVisible();
    expect(within(orderOf(/Gus/)).getByText('Cancelled')).toBeVisible();
    expect(screen.getByText('0 orders · 0 dishes · $0.00')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Print|Tickets|Done|On it)/ })).toBeNull();
    await tap('Remove order K7P-4MW');
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    await tap('Remove');
    expect(heading('No orders in the list')).toBeVisible();
  });

  it('cancelled and the owner removed does not come back with an earlier mail, only with that of the cancellation', async () => {
    const cancelled = revision('AAAAbbbb', { isCancelled: true });
    await openFirst();
    await openLink(cancelled);
    await screen.findByText(/was cancelled by the guest: please do not cook it\.$/);
    await tap('Remove order K7P-4MW');
    await tap('Remove');
    await openLink({ ...ticket, proof: await keyOf(proof) });
    expect(
      await screen.findByText('Order K7P-4MW was cancelled by the guest. Nothing changed.'),
    ).toBeVisible();
    expect(heading('No orders in the list')).toBeVisible();
    await openLink(cancelled);
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it('changed on two devices asks which version counts, as does the mail of somebody else, and nothing changes before the owner decides', async () => {
    await openFirst();
    await openLink(revision('AAAAbbbb', { time: 'noon' }));
    await screen.findByText(/was changed/);
    const elsewhere = revision('AAAAcccc', { time: 'at six' });
    const forged = revision('AAAAbbbbcccc', { time: 'never', proof: 'x'.repeat(22) });
    for (const [link, sentence] of [
      [forged, /does not come from the same guest\. It was not used\./],
      [elsewhere, /The guest changed this order on two devices\. Ask which one counts\./],
    ] as const) {
      await openLink(link);
      await screen.findByText(sentence, { selector: '[role=alert] *' });
      expect(orderOf(/Gus/)).toHaveTextContent(sentence);
      expect(within(orderOf(/Gus/)).getByText('noon')).toBeVisible();
      await tap('Keep this one: order K7P-4MW');
      expect(orderOf(/Gus/)).not.toHaveTextContent(sentence);
    }
    // The link can still be used.
    await tap('Use the one from this link');
    const done = await screen.findByText('The list now has the order from the link.');
    expect(done.parentElement).toHaveFocus();
    expect(within(orderOf(/Gus/)).getByText('at six')).toBeVisible();
    expect(orderOf(/Gus/)).not.toHaveTextContent('Ask which one counts');
  });
});

describe('how far an order is', () => {
  const KEY = ticket.proof;
  const step = (name: string) =>
    screen.getByRole('button', { name: `${name}: K7P-4MW, Gus Guest` });
  const tapStep = (name: string) => userEvent.click(step(name));
  const hrefOf = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
  const come = () => act(async () => void window.dispatchEvent(new Event('online')));

  it('is one tap, and a second tap takes it back; a pickup is never on the way', async () => {
    await openKitchen(ticketFragment(ticket));
    await tapStep('On it');
    await tapStep('On the way');
    expect(step('On it')).toHaveAttribute('aria-pressed', 'true');
    expect(step('Ready')).toHaveAttribute('aria-pressed', 'false');
    await tapStep('On the way');
    expect(step('On it')).toHaveAttribute('aria-pressed', 'true');
    await tapStep('Done');
    await tap('Not done yet: K7P-4MW, Gus Guest');
    expect(step('On it')).toHaveAttribute('aria-pressed', 'true');
    await openLink({ ...ada, fulfillment: 'Pickup' });
    expect(screen.queryByRole('button', { name: /^On the way: 3EX/ })).not.toBeInTheDocument();
    // The shop does not share it.
    expect(shop.told).toEqual([]);
  });

  it('is one step further after a double click, whatever is then below the pointer', async () => {
    await openKitchen(ticketFragment(ticket));
    /** The second click finds the button that has come to the place of the first. */
    const doubleClick = async (first: string, second: string | RegExp) => {
      await tapStep(first);
      fireEvent.click(screen.getByRole('button', { name: second }), { detail: 2 });
    };
    await doubleClick('Ready', /^On it/);
    expect(step('Ready')).toHaveAttribute('aria-pressed', 'true');
    await doubleClick('Done', /^Not done yet/);
    expect(step('Not done yet')).toBeVisible();
  });

  it('keeps the focus at its ticket when the button that was pressed goes away', async () => {
    await openKitchen(ticketFragment(ticket));
    const press = async (name: string) => {
      step(name).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Done');
    expect(step('Not done yet')).toHaveFocus();
    await press('Not done yet');
    expect(step('On it')).toHaveFocus();
    await press('On it');
    expect(step('Ready')).toHaveFocus();
    await press('On it');
    expect(step('On it')).toHaveFocus();
  });

  it('is told in whole sentences, also to a guest who gave neither a name nor a day', async () => {
    const words = { 'ready Delivery': { subject: 'For {day}, {name}', text: 'Come!' } };
    localStorage.setItem('simmer:kitchen-words', JSON.stringify(words));
    await openKitchen(ticketFragment({ ...ticket, name: '', date: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready: K7P-4MW, No name' }));
    expect(decodeURIComponent(hrefOf(/^Email/))).toContain('=For the day we agreed on, there&');
  });

  it('is told in a mail or a text message, in words that the owner can edit, and the device remembers them for all its tabs', async () => {
    await openKitchen(ticketFragment({ ...ticket, phone: '(555) 010-0199' }));
    expect(hrefOf(/010-0199/)).toBe('tel:5550100199');
    await tapStep('Ready');
    expect(decodeURIComponent(hrefOf(/^Email: it’s ready/))).toMatch(
      /^mailto:gus@guests\.example\?subject=Your order K7P-4MW is ready&body=Hello Gus Guest,\r\n\r\nYour order K7P-4MW is ready, and soon/,
    );
    expect(hrefOf(/^Text: it’s ready/)).toMatch(/^sms:5550100199\?&body=Hello%20Gus%20Guest%2C%0A/);
    await userEvent.click(screen.getByText('Edit the words'));
    fill(screen.getByLabelText('Subject'), 'For {day}, {name}: {oops}');
    expect(decodeURIComponent(hrefOf(/^Email/))).toContain(
      'subject=For Thursday, December 24, Gus Guest: {oops}&',
    );
    expect(localStorage.getItem('simmer:kitchen-words')).toContain('For {day}');
    // Another tab has other words.
    const words = { 'ready Delivery': { subject: 'Hi {name}', text: 'Come!' } };
    localStorage.setItem('simmer:kitchen-words', JSON.stringify(words));
    const event = new StorageEvent('storage', { key: 'simmer:kitchen-words' });
    act(() => void window.dispatchEvent(event));
    expect(hrefOf(/^Email/)).toContain('subject=Hi%20Gus%20Guest&body=Come!');
    fill(screen.getByLabelText('Text'), 'Come in!');
    expect(localStorage.getItem('simmer:kitchen-words')).toContain('Hi {name}');
    // Nothing is as we wrote it.
    fill(screen.getByLabelText('Subject'), '');
    expect(hrefOf(/^Email/)).toContain('subject=Your%20order');
    await tapStep('On the way');
    expect(decodeURIComponent(hrefOf(/^Email: it’s on the way/))).toContain('on its way to you.');
  });

  it.each<[string, 'delay' | 'answer', string[]]>([
    ['the page still asks whether guests are told', 'delay', []],
    ['its guest is being told', 'answer', [`${KEY} started`, `${KEY} -`]],
  ])('is not left behind if the order is removed while %s', async (_when, what, told) => {
    let arrive: () => void = () => undefined;
    shop.sharesState = true;
    shop[what] = new Promise((resolve) => {
      arrive = resolve;
    });
    await openKitchen(ticketFragment(ticket));
    await tapStep('On it');
    await tap('Remove order K7P-4MW');
    await tap('Remove');
    await act(async () => arrive());
    expect(shop.told).toEqual(told);
  });

  it('is taken back for the guest, too, if nobody knows whether the guest was told, also after a reload', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.assign(shop, { sharesState: true, answers: false });
    await openKitchen(ticketFragment(ticket));
    await tapStep('On it');
    shop.isReachable = false;
    await tapStep('On it');
    expect(screen.getByText(/^The guest’s page doesn’t say this yet/)).toBeVisible();
    cleanup();
    shop.isReachable = true;
    await openKitchen();
    expect(shop.told).toEqual([`${KEY} started`, `${KEY} -`]);
    shop.answers = true;
    await tap('Remove order K7P-4MW');
    await tap('Remove');
    await act(async () => undefined);
    expect(shop.told).toEqual([`${KEY} started`, `${KEY} -`, `${KEY} -`]);
  });

  it('is shown to guests where the owner wants it: each step, its undoing, and a change; a removed order is forgotten', async () => {
    shop.sharesState = true;
    const proof = 's'.repeat(22);
    const key = await keyOf(proof);
    await openKitchen(ticketFragment({ ...ticket, proof: key }));
    for (const name of ['On it', 'Ready', 'Ready', 'Done']) await tapStep(name);
    await openLink({ ...ticket, history: 'AAAAbbbb', proof, time: 'noon' });
    await screen.findByText(/was changed/);
    await tapStep('Ready');
    await tap('Remove order K7P-4MW');
    await tap('Remove');
    const expected = ['started', 'ready', 'started', 'done', '-', 'ready', '-'];
    expect(shop.told).toEqual(expected.map((state) => `${key} ${state}`));
  });

  it('says so where guests could not be told, without holding up the list, and is told when the network is back', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    shop.sharesState = true;
    await openKitchen(ticketFragment(ticket));
    await tapStep('On it');
    shop.isReachable = false;
    await tapStep('Ready');
    expect(step('Ready')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^The guest’s page doesn’t say this yet/)).toBeVisible();
    shop.isReachable = true;
    await come();
    expect(screen.queryByText(/doesn’t say this yet/)).not.toBeInTheDocument();
    expect(shop.told).toEqual([`${KEY} started`, `${KEY} ready`]);
  });
});

it('what must not be overlooked stands out in “To cook” as it does on the ticket; a pickup has no map', async () => {
  const items = [{ ...ticket.items[1]!, flavor: 'No flavor chosen' }];
  await openKitchen(ticketFragment({ ...ticket, email: 'gus@home', fulfillment: 'Pickup', items }));
  expect(screen.getByRole('row', { name: 'Danish 9 X 13 No flavor chosen 1' })).toBeVisible();
  const order = within(orderOf(/Gus Guest/));
  for (const text of ['No flavor chosen', ', 9 X 13', 'Pickup', 'gus@home'])
    expect(order.getByText(text)).toBeVisible();
  expect(order.queryByRole('link')).not.toBeInTheDocument();
});

it('a finished order is no longer counted or printed, comes back with one tap, and can be removed, from its ticket or together with all finished ones, after a question', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await openKitchen(ticketFragment(ticket));
  await openLink(ada);
  await tap('Print all');
  expect(print).toHaveBeenCalledTimes(1);
  await tap('Done: 3EX-AAA, Ada');
  expect(screen.getByRole('row', { name: 'Meatloaf Small No onions 2 1 done' })).toBeVisible();
  await tap('Not done yet: 3EX-AAA, Ada');
  expect(screen.getByRole('row', { name: 'Meatloaf Small 2 × No onions 3' })).toBeVisible();
  await tap('Done: 3EX-AAA, Ada');
  await tap('Remove 1 completed order');
  await tap('Remove');
  expect(screen.getAllByRole('article')).toEqual([orderOf(/Gus Guest/)]);
  await tap(/^Done: .*Gus/);
  expect(screen.queryByRole('button', { name: 'Print all' })).not.toBeInTheDocument();
  await tap('Remove order K7P-4MW');
  await tap('Remove');
  expect(heading('No orders in the list')).toBeVisible();
});

it('on a phone, a ticket is folded unless it was just added', async () => {
  const savedAt = Date.now() - 1e6;
  const old = { order: ticketFragment(ada), key: ada.proof, steps: [], savedAt };
  localStorage.setItem('simmer:kitchen/3EX-AAA', JSON.stringify(old));
  await openKitchen(ticketFragment(ticket));
  const fold = (name: string) => screen.getByRole('button', { name });
  expect(fold('Details of order K7P-4MW')).toHaveAttribute('aria-expanded', 'true');
  expect(fold('Details of order 3EX-AAA')).toHaveAttribute('aria-expanded', 'false');
  await tap('Details of order 3EX-AAA');
  expect(fold('Details of order 3EX-AAA')).toHaveAttribute('aria-expanded', 'true');
});

it('finished orders can be downloaded for a spreadsheet before they are removed', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${String(files.push(file))}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openKitchen(ticketFragment(ticket));
  await openLink(ada);
  await tap('Done: 3EX-AAA, Ada');
  await tap('Remove 1 completed order');
  await tap('Download first, for a spreadsheet');
  expect(
    await screen.findByText(/^Look for dishes-[\d-]+\.csv in .+ can’t save files/),
  ).toBeVisible();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0]!);
  });
  expect(text).toContain('"3EX-AAA"');
  expect(text).not.toContain('"K7P-4MW"');
  expect(orderOf(/Ada/)).toBeVisible();
});

it('one day or all days can be printed, and the browser’s next print has all again', async () => {
  const days: (string | undefined)[][] = [];
  const printed = () =>
    screen.getAllByRole('region', { name: /December 2/ }).map((day) => day.dataset.printed);
  jest.spyOn(window, 'print').mockImplementation(() => days.push(printed()));
  await openKitchen(ticketFragment(ticket));
  await openLink({ ...ada, date: '2026-12-25' });
  await tap(/^Print Fri, Dec 25/);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(printed()).toEqual(['true', 'true']);
  await tap(/^Print Thu, Dec 24/);
  await tap('Print all');
  expect(days).toEqual([
    ['false', 'true'],
    ['true', 'false'],
    ['true', 'true'],
  ]);
});

it('tickets and labels stay closed after another tab has removed all orders', async () => {
  await openKitchen(ticketFragment(ticket));
  await tap('Tickets and labels');
  expect(await screen.findByRole('dialog', { name: 'Tickets and labels' })).toBeVisible();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await openLink(ada);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the list distinguishes a guest’s words from the values of the form, and marks a missing name', async () => {
  await openKitchen(ticketFragment({ ...ticket, name: '', address: 'PICKUP' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Order K7P-4MW is in the list\.$/);
  const order = within(orderOf(/^No name K7P-4MW/));
  expect(order.getByRole('link', { name: 'PICKUP' })).toBeVisible();
  expect(order.queryByText('Pickup')).not.toBeInTheDocument();
});

it('a dish, a size or a note written from right to left leaves everything beside it in place', async () => {
  const items = [
    { ...ticket.items[0]!, name: 'חלה', size: '9 X 13', note: 'בלי אגוזים!' },
    { ...ada.items[0]!, name: 'חלה', size: '9 X 13' },
  ];
  await openKitchen(ticketFragment({ ...ticket, name: 'יוסי כהן', items }));
  const isolate = (text: string) => `\u2068${text}\u2069`;
  expect(orderOf(/יוסי כהן/)).toHaveTextContent(`2 ×${isolate('חלה')}, 9 X 13`);
  expect(screen.getByRole('row', { name: /9 X 13/ })).toHaveTextContent(
    `2 × ${isolate('בלי אגוזים!')}`,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(`from ${isolate('יוסי כהן')} is`);
});

it('a list that stays open past midnight moves on to the new day; orders of past days can be removed, after a question, and the others stay', async () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 24, 23, 59) });
  await openKitchen(ticketFragment({ ...ticket, date: '2026-12-24' }));
  await openLink({ ...ada, date: '2026-12-25' });
  await openLink({ ...ada, reference: '3EX-BBB', date: '' });
  expect(heading('Today, Thursday, December 24, 2026')).toBeVisible();
  expect(heading('Tomorrow, Friday, December 25, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /past days/ })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(heading('Thursday, December 24, 2026')).toBeVisible();
  expect(heading('Today, Friday, December 25, 2026')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove 1 order from past days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Gus Guest')).not.toBeInTheDocument();
});

it('the page says what works without a connection, and when the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openKitchen();
  expect(screen.getByText(/^No connection. The list keeps working/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
});

it('the page says how many orders on the device it cannot read (case 82)', async () => {
  for (const order of ['#order=9.abc', '#order=2.AAAA'])
    localStorage.setItem(`simmer:kitchen/${order}`, JSON.stringify({ order }));
  await openKitchen();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^This page can’t read 2 orders.*Nothing was deleted/,
  );
});

it('the page says when the browser does not keep the list', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  blockStorage();
  await openKitchen();
  expect(screen.getByRole('alert')).toHaveTextContent('This browser can’t save the list');
});
