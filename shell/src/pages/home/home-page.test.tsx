import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { freshPage, openShell } from '../../testing/open-shell';
import { Contact } from './contact';
import { Hero } from './hero';

beforeEach(async () => {
  await freshPage();
  await openShell('/');
});

it('the hero has the title and the text of the owner’s configuration, and four badges [41] [42] [43] [44] [45] [46]', () => {
  const hero = within(screen.getByRole('region', { name: 'Test Kitchen' }));
  expect(hero.getByRole('heading', { level: 1, name: 'Test Kitchen' })).toBeVisible();
  expect(hero.getByText('Slow food for quick tests.')).toBeVisible();
  expect(hero.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
    'Local Delivery',
    'Venmo accepted',
    'Cash or check',
    'Pay upon delivery',
  ]);
});

it('the hero shows the lowest price of the dishes that are always on the menu, in the shop’s currency', () => {
  const { business, fixedMenu } = testSiteConfig;
  const price = (changed: object) => {
    setSiteConfig({ ...testSiteConfig, ...changed });
    cleanup();
    render(<Hero />, { wrapper: MemoryRouter });
    return screen.getByText(/^from/).textContent;
  };
  expect(price({})).toBe('from\n$13.50');
  const salad = { name: 'Salad', description: 'Green.', sizes: [{ label: 'Small', price: 9.99 }] };
  expect(
    price({
      business: { ...business, currency: 'EUR' },
      fixedMenu: { ...fixedMenu, soup: [...fixedMenu.soup, salad] },
    }),
  ).toBe('from\n€9.99');
});

it('the contact is at #contact, invites questions, wishes and greetings, or shows the business’s own sentence, and has a button to email the owner [54] [55] [56]', () => {
  const contact = () => within(screen.getByRole('region', { name: 'Get in Touch' }));
  expect(screen.getByRole('region', { name: 'Get in Touch' })).toHaveAttribute('id', 'contact');
  expect(contact().getByText(/question about your order/)).toHaveTextContent(
    /dish you would love to see on the menu.*just a hello: Olive is happy to hear from you\.$/,
  );
  const email = contact().getByRole('link', { name: 'Email Olive' });
  expect(email).toHaveAttribute('href', 'mailto:owner@test.example');
  cleanup();
  setSiteConfig({ ...testSiteConfig, texts: { contact: 'Ask about tomorrow’s bread.' } });
  render(<Contact />);
  expect(contact().getByText('Ask about tomorrow’s bread.')).toBeVisible();
  expect(contact().queryByText(/happy to hear/)).toBeNull();
});
