import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshPage, openShell } from './testing/open-shell';

beforeEach(freshPage);

describe('an address shows its page', () => {
  it.each([
    ['/', 'Test Kitchen', 'Test Kitchen', '[13]'],
    ['/instructions', 'Cooking Instructions', 'Instructions · Test Kitchen', '[16]'],
    ['/login', 'Log In', 'Log In · Test Kitchen', '[17]'],
    ['/cart', 'Your Order', 'Your Order · Test Kitchen', '[18]'],
    [
      '/order-confirmation',
      'Thank you for your order!',
      'Order confirmation · Test Kitchen',
      '[19]',
    ],
  ])('%s: “%s”, and names it in the tab: “%s” %s', async (address, heading, title) => {
    await openShell(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(title);
  });

  it.each(['/nowhere', '/cart/more', '/%E0%A4%A'])(
    'that belongs to no page, like %s, leads back to the menu [21]',
    async (address) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await openShell(address);
      expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      expect(document.title).toBe('Page not found · Test Kitchen');
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Back to Menu' }));

      expect(await screen.findByRole('heading', { name: 'Test Kitchen' })).toBeVisible();
      expect(window.location.pathname).toBe('/');
    },
  );
});

describe('every page', () => {
  it('first offers keyboard users a link past the navigation, which keeps the address and the state of the page', async () => {
    const [address, state] = ['/login#order=K7P-4MW', { returnTo: '/menu-editor' }];
    await openShell(address, state);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // A jump of the browser's own would arrive later.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.location.pathname + window.location.hash).toBe(address);
    expect(window.history.state).toMatchObject({ usr: state });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('ends with the business’s name and the builder’s credit and portfolio [59] [60] [61]', async () => {
    await openShell('/instructions');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Test Kitchen')).toBeVisible();
    expect(footer.getByText('Site built by Test Builder')).toBeVisible();

    const portfolio = footer.getByRole('link', {
      name: 'Test Builder: portfolio (opens in a new tab)',
    });
    expect(portfolio).toHaveAttribute('href', 'https://builder.test.example');
    expect(portfolio).toHaveAttribute('target', '_blank');
    expect(within(portfolio).getByRole('img')).toBeVisible();
  });
});
