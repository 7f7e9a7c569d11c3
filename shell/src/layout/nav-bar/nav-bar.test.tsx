import { firebaseAuthProvider } from '../../testing/fake-firebase';
import { pepper } from '@simmer/shared/testing/fake-auth-provider';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPage, openShell, signIn } from '../../testing/open-shell';
import { framePainted } from '../../testing/frame';

beforeEach(freshPage);

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const toggle = () => navigation().getByRole('button', { name: 'Navigation' });
const names = () =>
  navigation()
    .getAllByRole('link')
    .map((link) => link.textContent);

function expectOpen(isOpen: boolean): void {
  expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
  expect(navigation().getByRole('list')).toHaveAttribute('data-open', String(isOpen));
}

describe('the bar', () => {
  it('has the business’s name as a link to the hero [23], and the cart icon as a link to the cart [31]', async () => {
    await openShell('/instructions');
    await userEvent.click(screen.getByRole('link', { name: 'Test Kitchen' }));
    expect(window.location.pathname + window.location.hash).toBe('/#hero');
    expect(screen.getByRole('region', { name: 'Test Kitchen' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Cart, empty' }));
    expect(window.location.pathname).toBe('/cart');
    expect(await screen.findByRole('heading', { name: 'Your Order' })).toBeVisible();
  });

  it.each(['Instructions', 'Login'])(
    'marks the one link that leads to this page, “%s”',
    async (name) => {
      await openShell(`/${name.toLowerCase()}`);
      expect(navigation().getByRole('link', { name, current: 'page' })).toBeVisible();
      expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    },
  );

  it('marks the section that the guest reads', async () => {
    await openShell('/');
    const section = document.getElementById('contact')!;
    section.getBoundingClientRect = () => new DOMRect();
    fireEvent.scroll(window);
    await framePainted();
    const contact = navigation().getByRole('link', { name: 'Contact' });
    expect(contact).toHaveAttribute('aria-current', 'location');

    section.getBoundingClientRect = () => new DOMRect(0, 5000);
    fireEvent.scroll(window);
    await framePainted();
    expect(contact).not.toHaveAttribute('aria-current');
  });
});

describe('the account in the bar', () => {
  it('is a login for a visitor, and a logout beside it for a guest; neither sees the editor [27] [29] [30]', async () => {
    await openShell('/');
    expect(names().slice(6)).toEqual(['Login']);
    expect(navigation().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await signIn(pepper, 'guest');
    expect(names().slice(6)).toEqual(['Login']);
    expect(navigation().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(navigation().getAllByRole('listitem').at(-1)).toHaveTextContent(
      new RegExp(`^Logged in as ${pepper.email}`),
    );
    await userEvent.click(navigation().getByRole('link', { name: 'Login' }));
    expect(window.location.pathname).toBe('/login');
  });

  it('says so when the logout fails, and still offers it', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offline = new Error('offline');
    jest.spyOn(firebaseAuthProvider, 'logOut').mockRejectedValueOnce(offline);
    await openShell('/');
    await signIn(pepper, 'guest');
    await userEvent.click(navigation().getByRole('button', { name: 'Logout' }));

    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'We couldn’t log you out. Please try again.',
    );
    expect(navigation().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('logout'), offline);
  });
});

describe('the dropdown of a small screen', () => {
  it('is closed at first; the toggle opens and closes it [35] [39]; Escape closes it and moves the focus to the toggle', async () => {
    await openShell('/');
    expectOpen(false);
    await userEvent.click(toggle());
    expectOpen(true);
    await userEvent.click(toggle());
    expectOpen(false);
    await userEvent.click(toggle());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expectOpen(false);
    expect(toggle()).toHaveFocus();
  });

  it.each([
    ['the browser itself goes to a section', () => window.dispatchEvent(new Event('hashchange'))],
    [
      // On an iPhone, a tap does not move the focus.
      'a guest taps on the page beneath',
      () => fireEvent.pointerDown(screen.getByRole('heading', { name: 'Get in Touch' })),
    ],
  ])('closes when %s', async (_what, happen) => {
    await openShell('/');
    await userEvent.click(toggle());
    act(() => void happen());
    expectOpen(false);
  });

  it('closes when the Tab key leaves the bar, and not before', async () => {
    await openShell('/instructions');
    await userEvent.click(toggle());
    for (let stop = 0; stop < 8; stop += 1) await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveFocus();
    expectOpen(true);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveFocus();
    expectOpen(false);
  });
});
