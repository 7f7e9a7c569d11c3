import { screen, within } from '@testing-library/react';
import { offerRemote } from '../../testing/fake-federation';
import { freshPage, openShell } from '../../testing/open-shell';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const MENU = ['Classics', 'Monthly Menu', 'Soup and Chili', 'Desserts'];

beforeEach(async () => {
  offerRemote('menu_mfe/MenuSections', () => MENU.map((name) => <h2 key={name}>{name}</h2>));
  await freshPage();
  await openShell('/');
  await screen.findByRole('heading', { name: 'Classics' });
});

const hero = () => within(screen.getByRole('region', { name: 'Test Kitchen' }));
const contact = () => within(screen.getByRole('region', { name: 'Get in Touch' }));

describe('the home page', () => {
  it('shows the title and the text of the owner’s configuration in the hero [41]', () => {
    expect(hero().getByRole('heading', { level: 1, name: 'Test Kitchen' })).toBeVisible();
    expect(hero().getByText('Slow food for quick tests.')).toBeVisible();
  });

  it('shows the four badges, and only those [42] [43] [44] [45] [46]', () => {
    const badges = hero().getAllByRole('listitem');
    expect(badges.map((badge) => badge.textContent)).toEqual([
      'Local Delivery',
      'Venmo accepted',
      'Cash or check',
      'Pay upon delivery',
    ]);
  });
});

describe('the contact', () => {
  it('is found at #contact under “Get in Touch” [54]', () => {
    expect(screen.getByRole('region', { name: 'Get in Touch' })).toHaveAttribute('id', 'contact');
    expect(contact().getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  });

  it('invites questions about an order, wishes for dishes, and greetings [55]', () => {
    const text = contact().getByText(/question about your order/);
    expect(text).toHaveTextContent(/dish you would love to see on the menu/);
    expect(text).toHaveTextContent(/just a hello/);
  });

  it('has a button to email the owner [56]', () => {
    const email = contact().getByRole('link', { name: 'Email Olive' });
    expect(email).toHaveAttribute('href', 'mailto:owner@test.example');
  });
});
