import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from './lazy-page';

const LogIn = () => <h1>Log In</h1>;

/** A page whose code arrives, or fails, when the test says so. */
function slowPage() {
  const requests: { answer: (Page: ComponentType) => void; fail: (reason: Error) => void }[] = [];
  const page = lazyPage(() => new Promise((answer, fail) => requests.push({ answer, fail })));
  return { ...page, requests };
}

describe('a page whose code is not on the home page', () => {
  it('says that it is coming, or that it cannot be fetched, under the shop’s name, and appears after another try', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { page, requests } = slowPage();
    render(
      <main id="main" tabIndex={-1}>
        {page}
      </main>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('One moment…');
    expect(document.title).toBe('Test Kitchen');
    await act(async () => requests[0]?.fail(new Error('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('This page can’t be shown right now.');
    expect(screen.getByRole('heading', { level: 1, name: 'Test Kitchen' })).toBeVisible();
    // The page is not known yet, and few of them are for ordering.
    expect(screen.queryByText(/order by email/)).not.toBeInTheDocument();
    expect(screen.getByText(/try again in a moment, or email us\.$/)).toBeVisible();
    expect(error).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await act(async () => requests[1]?.answer(LogIn));
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(screen.queryByText('One moment…')).not.toBeInTheDocument();
  });

  it('that cannot be fetched says what works without a network, for as long as there is none', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { page, requests } = slowPage();
    render(page, { wrapper: MemoryRouter });
    await act(async () => requests[0]?.fail(new Error('offline')));
    const tell = (isOnline: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    const { dataset } = document.documentElement;
    tell(false);
    expect(screen.getByText(/^You’re offline/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the menu' })).toBeVisible();
    // The page comes from the device itself.
    dataset.stored = '0';
    tell(true);
    expect(screen.getByText(/^You’re offline/)).toBeVisible();
    delete dataset.stored;
    tell(false);
    tell(true);
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Email us' })).toBeVisible();
  });
});
