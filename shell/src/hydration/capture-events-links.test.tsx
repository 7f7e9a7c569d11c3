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
  // React listens further in than the page's own script.
  document.body.addEventListener('click', heard);
});
afterEach(() => {
  document.body.removeEventListener('click', heard);
  closeComposedPage();
});

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a link to a section of the same page', () => {
  it('leads there by the browser while any part still waits', async () => {
    markHydrated('shell');
    await follow('Soups and Chili');
    expect(heard).not.toHaveBeenCalled();
    expect(location.hash).toBe('#soup');
  });

  it('is React’s once every part is live', async () => {
    markHydrated();
    await follow('Soups and Chili');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a link to another page', () => {
  it('is left to the browser, or to a React that is quick enough', () => {
    const link = screen.getByRole('link', { name: 'Cart' });
    // jsdom cannot leave the page: something has to hold the step back in its place.
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

describe('a step of the browser within the page', () => {
  const hears = jest.fn();

  beforeEach(() => {
    hears.mockReset();
    // The router listens on the window too, and later than the page's own script.
    window.addEventListener('popstate', hears);
  });
  afterEach(() => {
    window.removeEventListener('popstate', hears);
  });

  const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

  it('is kept from React while any part still waits', () => {
    markHydrated('shell');
    history.replaceState(null, '', '/#soup');
    step();
    expect(hears).not.toHaveBeenCalled();
  });

  it('is React’s once every part is live', () => {
    markHydrated();
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('back to it is React’s while a part of the page that the guest was on still waits', () => {
    markHydrated();
    const slot = document.createElement('div');
    slot.dataset.module = 'cart-mfe';
    document.querySelector('[data-module="menu-mfe"]')?.replaceWith(slot);
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('back to it is React’s when the guest had gone on before its parts were live', () => {
    markHydrated('shell');
    document.querySelector('[data-module="menu-mfe"]')?.remove();
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });

  it('to another page is React’s in any case', () => {
    markHydrated('shell');
    history.replaceState(null, '', '/instructions');
    step();
    expect(hears).toHaveBeenCalledTimes(1);
  });
});
