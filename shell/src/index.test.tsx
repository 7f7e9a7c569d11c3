import { aLine } from '@simmer/shared/testing/cart-lines';
import { olive } from '@simmer/shared/testing/fake-auth-provider';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen } from '@testing-library/react';
import * as React from 'react';

jest.mock('@simmer/shared/firebase', () => ({
  ...jest.requireActual<object>('./testing/fake-firebase'),
  startAnalytics: jest.fn(),
}));
jest.mock('./remotes/container', () => jest.requireActual('./testing/fake-federation'));

/** Loads the page's script into a document with this configuration. */
async function loadPage(block: string): Promise<void> {
  jest.resetModules();
  jest.doMock('react', () => React);
  window.history.replaceState(null, '', '/instructions');
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'site-config';
  config.textContent = block;
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(config, root);
  await act(async () => {
    await import('./index');
  });
}

describe('the page', () => {
  it('starts with the configuration in its document, and removes notes at a logout even if the code for later never arrives (case 90)', async () => {
    jest.doMock('./while-idle', () => {
      throw new Error('Blocked.');
    });
    await loadPage(JSON.stringify(testSiteConfig));
    await screen.findByRole('heading', { name: 'Cooking Instructions' });
    const { auth } = await import('@simmer/shared/auth');
    const { cart } = await import('@simmer/shared/cart');
    await act(() => auth.logIn(olive.email, 'password'));
    act(() => cart.restore([{ ...aLine({ modification: 'No nuts' }), quantity: 1 }]));
    await act(() => auth.logOut());
    expect(cart.get()).toEqual([]);
  });

  it('with a missing field tells the owner which field to check instead of staying blank', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const venmo = { ...testSiteConfig.venmo, handle: undefined };
    await loadPage(JSON.stringify({ ...testSiteConfig, venmo }));
    const title = { name: 'This site is not set up yet' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/^venmo\.handle/);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(error).toHaveBeenCalledWith(expect.stringContaining('[simmer/config]'));
  });
});
