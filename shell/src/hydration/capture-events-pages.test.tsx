import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeComposedPage,
  danish,
  hidePage,
  openComposedPage,
  queued,
  showStoredPage,
  soup,
} from '../testing/composed-page';
import { QUEUED_ADDS_KEY } from './queued-adds-key';

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const badge = () => screen.getByTestId('cart-badge');

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeComposedPage);

describe('taps of a guest who opens another page before hydration', () => {
  it('move to the next page, each once, and its badge counts them at once', async () => {
    openComposedPage();
    await tap('Add Danish');
    await tap('Add Taco soup');
    hidePage();

    openComposedPage();
    expect(queued()).toEqual([JSON.parse(danish()), JSON.parse(soup())]);
    expect(badge()).toBeVisible();
    expect(badge()).toHaveTextContent(/^2$/);

    openComposedPage();
    expect(queued()).toEqual([]);
    expect(badge()).not.toBeVisible();
  });

  it('are back when the browser restores the page', async () => {
    openComposedPage();
    await tap('Add Danish');
    hidePage();
    expect(queued()).toEqual([]);
    showStoredPage();
    expect(queued()).toEqual([JSON.parse(danish())]);
    expect(badge()).toHaveTextContent(/^1$/);
    expect(sessionStorage.getItem(QUEUED_ADDS_KEY)).toBeNull();
  });

  it('are not counted by the restored page when another page has taken them', async () => {
    openComposedPage();
    await tap('Add Danish');
    hidePage();
    sessionStorage.clear();
    showStoredPage();
    expect(queued()).toEqual([]);
    expect(badge()).not.toBeVisible();
  });

  it('leave nothing in storage when there are none', () => {
    openComposedPage();
    hidePage();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('storage', () => {
  it.each([
    {
      state: 'blocked',
      arrange: () =>
        jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        }),
    },
    {
      state: 'full',
      arrange: () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }),
    },
  ])('that is $state only keeps taps from moving to the next page', async ({ arrange }) => {
    arrange();
    openComposedPage();
    await tap('Add Danish');
    expect(badge()).toHaveTextContent(/^1$/);
    hidePage();
    showStoredPage();
    expect(queued()).toEqual([JSON.parse(danish())]);
    expect(badge()).toBeVisible();
  });

  it.each(['{', '{"a":1}', 'null', '"abc"'])('that contains %s contains no taps', async (text) => {
    sessionStorage.setItem(QUEUED_ADDS_KEY, text);
    openComposedPage();
    expect(queued()).toEqual([]);
    await tap('Add Danish');
    expect(queued()).toHaveLength(1);
  });
});
