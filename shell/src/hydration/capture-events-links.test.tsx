import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeComposedPage,
  markHydrated,
  openComposedPage,
  queued,
} from '../testing/composed-page';

const heard = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  heard.mockReset();
  openComposedPage();
  // React listens further down the tree than the page's own script.
  document.body.addEventListener('click', heard);
});
afterEach(() => {
  document.body.removeEventListener('click', heard);
  closeComposedPage();
});

it.each([
  ['is followed by the browser while a module is not hydrated', 'shell', 0],
  ['is left to React once every module is hydrated', undefined, 1],
])('a link to a section of the same page %s', async (_what, hydrated, times) => {
  markHydrated(hydrated);
  await userEvent.click(screen.getByRole('link', { name: 'Soups and Chili' }));
  expect(heard).toHaveBeenCalledTimes(times);
  expect(location.hash).toBe('#soup');
});

describe('a link to another page', () => {
  it('is left to the browser, or to React if it has hydrated in time', () => {
    const link = screen.getByRole('link', { name: 'Cart' });
    // jsdom cannot leave the page, so the test has to stop the navigation.
    heard.mockImplementation((event: Event) => {
      event.preventDefault();
    });
    const click = createEvent.click(link);
    const prevented = jest.spyOn(click, 'preventDefault');
    fireEvent(link, click);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(prevented).toHaveBeenCalledTimes(1);
    expect(queued()).toEqual([]);
  });
});

describe('a history step within the page', () => {
  const hears = jest.fn();

  beforeEach(() => {
    hears.mockReset();
    // The router also listens on the window, but later than the page's own script.
    window.addEventListener('popstate', hears);
  });
  afterEach(() => {
    window.removeEventListener('popstate', hears);
  });

  const menu = () => document.querySelector('[data-module="menu-mfe"]');
  it.each([
    [
      'does not reach React while a module is not hydrated',
      '/#soup',
      () => markHydrated('shell'),
      0,
    ],
    ['is left to React once every module is hydrated', '/', () => markHydrated(), 1],
    [
      'back to it is left to React while a module of the page before is not hydrated',
      '/',
      () => {
        markHydrated();
        const slot = document.createElement('div');
        slot.dataset.module = 'cart-mfe';
        menu()?.replaceWith(slot);
      },
      1,
    ],
    [
      'back to it is left to React when the guest had left before its modules were hydrated',
      '/',
      () => {
        markHydrated('shell');
        menu()?.remove();
      },
      1,
    ],
    ['to another page is always left to React', '/instructions', () => markHydrated('shell'), 1],
  ])('%s', (_what, address, arrange, times) => {
    arrange();
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(hears).toHaveBeenCalledTimes(times);
  });
});
