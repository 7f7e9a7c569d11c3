import { blockStorage, fillStorage } from '@simmer/shared/testing/broken-storage';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeComposedPage,
  danish,
  hidePage,
  HOME,
  markHydrated,
  openComposedPage,
  queued,
  showStoredPage,
  soup,
} from '../testing/composed-page';
import { QUEUED_ADDS_KEY } from './replay-adds';

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const badge = () => screen.getByTestId('cart-badge');
const note = () => screen.getByLabelText('Note');
const menu = () => document.querySelector('[data-module="menu-mfe"]');

beforeEach(() => {
  history.replaceState(null, '', '/');
  openComposedPage();
});
afterEach(closeComposedPage);

it('“Add”, tapped before hydration, counts lines in the badge as the cart does: the same dish twice is one line, a note makes it another, and the icon counts as the button', async () => {
  const button = screen.getByRole('button', { name: 'Add Danish' });
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  button.append(icon);
  for (const target of [button, icon]) fireEvent.click(target);
  expect(queued()).toHaveLength(2);
  expect(badge()).toHaveTextContent(/^1$/);
  await tap('Add Taco soup');
  await userEvent.type(screen.getByLabelText('Note for the soup'), 'Mild');
  await tap('Add Taco soup');
  expect(badge()).toHaveTextContent(/^3$/);
});

describe('the HTML of a dish', () => {
  it('gives the line the address of the drawing that it marks, and a note and a flavor only where it marks them', async () => {
    const drawing = 'https://menu.test.example/desserts.svg#Danish';
    const image = `<img alt="" src="${drawing}" data-add-drawing /><h3>`;
    const html = HOME.replace('data-add-note', '').replace('data-add-flavor', '');
    openComposedPage(html.replace('<h3>', image));
    await userEvent.type(note(), 'No nuts');
    await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
    await tap('Add Danish');
    expect(queued()).toEqual([JSON.parse(danish({ drawing }))]);
    expect(note()).toHaveValue('No nuts');
  });

  it('without its mark is not read: the button is clicked once its module is hydrated', async () => {
    openComposedPage(HOME.replaceAll(DISH_ATTRIBUTES.dish, ''));
    await userEvent.type(note(), 'No nuts');
    await tap('Add Danish');
    expect(queued()).toEqual([]);
    expect(badge()).not.toBeVisible();
    expect(note()).toHaveValue('No nuts');
    expect(screen.getByRole('button', { name: 'Add Danish' })).toHaveAttribute('data-replay');
  });
});

it('a badge that is parsed after the first taps shows them as soon as it is in the page', async () => {
  openComposedPage(HOME.replace('data-cart-badge', ''));
  await tap('Add Danish');
  badge().setAttribute('data-cart-badge', '');
  document.dispatchEvent(new Event('readystatechange'));
  expect(badge()).toBeVisible();
  expect(badge()).toHaveTextContent(/^1$/);
});

it('a button outside every module, such as one of a browser extension, is ignored', async () => {
  openComposedPage('<button type="button" data-add="{}">Save</button>');
  await tap('Save');
  expect(queued()).toEqual([]);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-replay');
});

describe('taps of a guest who opens another page before hydration', () => {
  it('are added to those of the pages before, even of a page that was left before it was parsed', async () => {
    sessionStorage.setItem(QUEUED_ADDS_KEY, JSON.stringify({ adds: [soup()] }));
    await tap('Add Danish');
    hidePage();
    openComposedPage();
    expect(queued()).toEqual([JSON.parse(soup()), JSON.parse(danish())]);
  });

  it('are stored with the notes that were typed and not added, the newest for each dish, which are not counted', async () => {
    const noteOfSoup = () => screen.getByLabelText('Note for the soup');
    const notes = () => Object.fromEntries(window.simmerEvents?.notes ?? []);
    await userEvent.type(note(), 'No nuts');
    await userEvent.type(noteOfSoup(), 'Mild');
    hidePage();
    openComposedPage();
    expect(badge()).not.toBeVisible();
    await userEvent.type(noteOfSoup(), ' Very  mild');
    hidePage();
    openComposedPage();
    expect(notes()).toEqual({
      Danish: { dishName: 'Danish', text: 'No nuts' },
      'Taco soup': { dishName: 'Taco soup', text: 'Very mild' },
    });
    await userEvent.type(note(), 'No milk');
    await tap('Add Danish');
    expect(notes()).toMatchObject({ Danish: { text: '' } });
    markHydrated();
    await userEvent.type(noteOfSoup(), 'Left to its field');
    expect(notes()).toMatchObject({ 'Taco soup': { text: 'Very mild' } });
  });

  it('are not counted by the restored page when another page has handled them', async () => {
    await tap('Add Danish');
    hidePage();
    sessionStorage.clear();
    showStoredPage();
    expect(queued()).toEqual([]);
    expect(badge()).not.toBeVisible();
  });

  it.each([
    ['blocked', () => blockStorage('sessionStorage')],
    ['full', fillStorage],
  ])(
    'stay where storage is %s, and count when the page is shown again',
    async (_state, arrange) => {
      arrange();
      openComposedPage();
      await tap('Add Danish');
      hidePage();
      showStoredPage();
      expect(queued()).toEqual([JSON.parse(danish())]);
      expect(badge()).toHaveTextContent(/^1$/);
      expect(badge()).toBeVisible();
    },
  );

  it.each(['{', '{"adds":1,"notes":{}}'])(
    'are ignored in a storage that contains %s',
    async (text) => {
      sessionStorage.setItem(QUEUED_ADDS_KEY, text);
      openComposedPage();
      expect(queued()).toEqual([]);
      await tap('Add Danish');
      expect(queued()).toHaveLength(1);
    },
  );
});

it.each([
  ['is followed by the browser while a module is not hydrated', 'shell', 0],
  ['is left to React once every module is hydrated', undefined, 1],
])('a link to a section of the same page %s', async (_what, hydrated, times) => {
  const heard = jest.fn();
  // React listens further down the tree than the page's own script.
  document.body.addEventListener('click', heard, { once: true });
  markHydrated(hydrated);
  await userEvent.click(screen.getByRole('link', { name: 'Soups and Chili' }));
  expect(heard).toHaveBeenCalledTimes(times);
  expect(location.hash).toBe('#soup');
  document.body.removeEventListener('click', heard);
});

it.each<[string, string, () => void, number]>([
  ['is kept from React before hydration', '/#soup', () => undefined, 0],
  ['is left to React once every module is hydrated', '/', () => markHydrated(), 1],
  // The guest had left before they were hydrated.
  ['is left to React once its modules are off the page', '/', () => menu()?.remove(), 1],
  ['to another page is always left to React', '/instructions', () => undefined, 1],
])('a history step within the page %s', (_what, address, arrange, times) => {
  const heard = jest.fn();
  // The router also listens on the window, but later than the page's own script.
  window.addEventListener('popstate', heard);
  markHydrated('shell');
  arrange();
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(times);
  window.removeEventListener('popstate', heard);
});

describe('a script that', () => {
  const SRC = 'https://kitchen.test.example/1.0.0/main.1.js';
  /** jsdom would fetch a script with the usual type. */
  const ownScript = `<script type="text/plain" defer crossorigin src="${SRC}"></script>`;
  // Such an event does not bubble: only a capturing listener hears it.
  const fail = (script: Element | null | undefined) => script?.dispatchEvent(new Event('error'));
  const retried = () => document.head.querySelector('script');
  const isOffered = () => 'orderByEmail' in document.documentElement.dataset;

  beforeEach(() => {
    jest.useFakeTimers();
    openComposedPage(`${ownScript}<script type="text/plain" id="chunk"></script><img alt="">`);
  });
  afterEach(() => {
    document.head.replaceChildren();
    for (const name of ['data-order-by-email', 'data-cart-filled'])
      document.documentElement.removeAttribute(name);
  });

  it('webpack cannot fetch leaves no element that webpack would wait for', () => {
    for (const selector of ['#chunk', 'img']) fail(document.querySelector(selector));
    expect(document.querySelector('#chunk')).toBeNull();
    expect(document.querySelector('img')).not.toBeNull();
    expect(retried()).toBeNull();
  });

  it('has not started is waited for while scripts arrive, and for 20 seconds after that (case 72)', () => {
    jest.advanceTimersByTime(119_000);
    window.dispatchEvent(new Event('load'));
    expect(isOffered()).toBe(false);
    jest.advanceTimersByTime(20_000);
    expect(isOffered()).toBe(true);
  });
});

it('the order by email names what was tapped, with size, flavor, note and portions (case 72)', async () => {
  const link = '<a data-order href="mailto:rosa@test.example?body=Dishes%3A">Order by email</a>';
  openComposedPage(HOME + link);
  const offer = screen.getByRole<HTMLAnchorElement>('link', { name: 'Order by email' });
  offer.addEventListener('click', (event) => event.preventDefault());
  const body = () => new URL(offer.href).searchParams.get('body');
  await userEvent.click(offer);
  expect(body()).toBe('Dishes:');
  await userEvent.type(note(), 'No nuts & no milk');
  await userEvent.selectOptions(screen.getByLabelText('Flavor'), 'Cherry');
  await tap('Add Danish');
  window.simmerEvents?.adds.push(JSON.stringify({ name: 'Taco soup', size: 'Quart', quantity: 2 }));
  for (let n = 0; n < 2; n += 1) await userEvent.click(offer);
  expect(body()).toBe(
    'Dishes:\r\nDanish, 9 X 13, No nuts & no milk, Cherry\r\nTaco soup, Quart, × 2',
  );
  await userEvent.type(note(), 'No eggs');
  await userEvent.click(offer);
  expect(body()).toMatch(/Quart, × 2\r\nNote for Danish: No eggs$/);
});
