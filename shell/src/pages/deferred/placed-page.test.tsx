import { ticketFragment, type OrderTicket } from '@simmer/shared/order-ticket';
import { forgetRegistry } from '@simmer/shared/registry';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { answerRegistry, testRegistry } from '@simmer/shared/testing/test-registry';
import { act, cleanup, screen } from '@testing-library/react';
import { breakRemote, loadRemote, offerRemote } from '../../testing/fake-federation';
import { setPlaces } from '../../remotes/placed-at';
import { freshPage, openShell, signIn } from '../../testing/open-shell';
// The import comes after the mocks that it needs.
import { loadAllPages } from '../pages';
import { loadPlacedPage } from './placed-page';

const soups = { version: '1.0.0', entry: 'https://soups-mfe.test.example/remoteEntry.1.js' };
const place = { path: '/soups', expose: 'Soups', title: 'Soups' };

/** Opens the page of a module that the shell was not built for. */
async function openSoups(own: object = {}, hash = ''): Promise<void> {
  const registry = {
    modules: { ...testRegistry.modules, 'soups-mfe': { ...soups, place: { ...place, ...own } } },
  };
  answerRegistry(registry);
  forgetRegistry();
  await loadAllPages();
  setPlaces(registry);
  await openShell(`/soups${hash}`);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(async () => {
  await freshPage();
  offerRemote('soups_mfe/Soups', () => <h1>All the soups</h1>);
  loadRemote.mockClear();
});

it('a page that a remote brings with it opens at its address, with its title, inside the shop’s layout, until the remote no longer brings it', async () => {
  await openSoups();
  expect(await heading('All the soups')).toBeVisible();
  expect(document.title).toBe('Soups · Test Kitchen');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  cleanup();
  await openSoups({ path: '/stews' });
  expect(await heading('Page not found')).toBeVisible();
});

it.each([
  ['the path', { pathname: '/kitchen%23order=3.abc' }],
  ['a path like that of another site', { pathname: '//other.example/kitchen%23order=3.abc' }],
  ['the query', { pathname: '/kitchen', search: '?order=3.abc' }],
  ['the fragment of another page', { pathname: '/Kitchen/', hash: '#order=3.abc' }],
])(
  'a link in which a mail program has left the order in %s leads to the kitchen list of this site (case 85)',
  async (_where, changed) => {
    const replace = jest.fn();
    await loadPlacedPage({ search: '', hash: '', ...changed, replace });
    expect(replace.mock.calls).toEqual([['/kitchen#order=3.abc']]);
  },
);

it('a stored page that a service worker shows for such a link stays open', async () => {
  const replace = jest.fn();
  const stored = { pathname: '/', search: '?page=%2Fkitchen', hash: '#order=3.abc' };
  await loadPlacedPage({ ...stored, replace });
  expect(replace).not.toHaveBeenCalled();
});

describe('a page for managers', () => {
  it('asks a visitor to log in, with or without a readable order, and denies only a guest; the code is fetched for neither', async () => {
    await openSoups({ role: 'manager' });
    expect(await heading('Log in to open “Soups”')).toBeVisible();
    const danish = { name: 'Danish', size: '9 X 13', quantity: 1, flavor: 'Cherry', note: '' };
    const items = [{ ...danish, priceCents: 2500, tags: '' }];
    const order: OrderTicket = {
      ...{ reference: '6DN-DEF', history: 'AAAA', proof: 'k'.repeat(22), isCancelled: false },
      ...{ name: 'Jane', email: 'jane@guests.example', phone: '', address: '' },
      ...{ date: '', time: 'noon', fulfillment: 'Pickup', paymentMethod: 'Cash' },
      ...{ totalCents: 2500, items },
    };
    for (const [hash, name] of [
      [ticketFragment(order), 'Log in to add order 6DN-DEF'],
      ['#order=3.abc', 'Log in to add the order in your link'],
    ] as const) {
      act(() => {
        location.hash = hash;
      });
      expect(await heading(name)).toBeVisible();
    }
    await signIn(pepper, 'guest');
    expect(loadRemote).not.toHaveBeenCalledWith('soups_mfe/Soups');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Access Denied\. This page is for managers\. The order in your link is not lost/,
    );
  });

  it('that cannot open without a network says that the order in its address is not lost (case 86)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    breakRemote('soups_mfe/Soups', () => Promise.reject(new Error('offline')));
    await openSoups({ role: 'manager' }, '#order=3.abc');
    await signIn(olive, 'manager');
    expect(await heading('Soups')).toBeVisible();
    expect(screen.getByText(/order in your link is not lost/)).toBeVisible();
    expect(location.pathname + location.hash).toBe('/soups#order=3.abc');
  });
});
