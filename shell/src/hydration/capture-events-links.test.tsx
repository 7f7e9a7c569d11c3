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

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a link to a section of the same page', () => {
  it('is followed by the browser while a module is not hydrated', async () => {
    markHydrated('shell');
    await follow('Soups and Chili');
    expect(heard).not.toHaveBeenCalled();
    expect(location.hash).toBe('#soup');
  });

  it('is left to React once every module is hydrated', async () => {
    markHydrated();
    await follow('Soups and Chili');
    expect(heard).toHaveBeenCalledTimes(1);
  });
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

  const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

  it('does not reach React while a module is not hydrated', () => {
    markHydrated('shell');
    history.replaceState(null, '', '/#soup');
    step();
    expect(hears).not.toHaveBeenCalled();
  });

  it('is left to React once every module is hydrated', () => {
    markHydrated();
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('back to it is left to React while a module of the page before is not hydrated', () => {
    markHydrated();
    const slot = document.createElement('div');
    slot.dataset.module = 'cart-mfe';
    document.querySelector('[data-module="menu-mfe"]')?.replaceWith(slot);
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('back to it is left to React when the guest had left before its modules were hydrated', () => {
    markHydrated('shell');
    document.querySelector('[data-module="menu-mfe"]')?.remove();
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('to another page is always left to React', () => {
    markHydrated('shell');
    history.replaceState(null, '', '/instructions');
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });
});
