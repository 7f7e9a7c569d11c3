import { expect, type Locator } from '@playwright/test';
import { DEMO_GUEST, type Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';
import type { Account } from '../fixtures/sessions';

interface State {
  /** The name of its pictures. */
  name: string;
  /** The way there from the state before, on a phone. */
  lead: (guest: Guest) => Promise<void>;
  /** The element at the top of the window; by default the top of the page. */
  shown?: (guest: Guest) => Locator;
  /** Elements that differ from run to run. */
  varying?: (guest: Guest) => Locator[];
}

/** States that one visit leads to, one after the other. */
interface Walk {
  account?: Account;
  states: readonly State[];
}

export async function openCart(guest: Guest): Promise<void> {
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.writeNote('Meatloaf with veggies', 'no onions, please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
}

/** The states that a guest or a manager sees. */
export const WALKS: readonly Walk[] = [
  {
    states: [
      {
        name: 'home',
        lead: async (guest) => {
          await guest.open();
          await guest.waitUntilHydrated();
          await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
        },
      },
      {
        name: 'dishes',
        lead: () => Promise.resolve(),
        shown: (guest) => guest.heading('Monthly Menu'),
      },
    ],
  },
  {
    states: [
      {
        name: 'navigation',
        lead: async (guest) => {
          await guest.open('/instructions');
          await guest.waitUntilHydrated();
          await guest.openNavigation();
        },
      },
      {
        name: 'empty cart',
        lead: async (guest) => {
          await guest.open('/cart');
          await expect(guest.heading(/^Your cart is empty/)).toBeVisible();
        },
      },
      {
        name: 'failed login',
        lead: async (guest) => {
          await guest.open('/login');
          await guest.logIn(DEMO_GUEST.email, 'not the password');
          await expect(guest.page.getByText(/^Login failed/)).toBeVisible();
        },
      },
    ],
  },
  {
    account: 'guest',
    states: [
      { name: 'cart', lead: openCart },
      {
        name: 'missing details',
        lead: async (guest) => {
          await guest.submitButton.click();
          await expect(guest.page.getByRole('alert').first()).toBeVisible();
        },
        shown: (guest) => guest.page.getByRole('heading', { name: 'Delivery details' }),
      },
      {
        name: 'confirmation',
        lead: async (guest) => {
          await guest.fillDetails();
          await guest.submitButton.click();
          await expect(guest.heading('Thank you for your order!')).toBeVisible();
        },
        varying: (guest) => [guest.page.locator('p', { hasText: /^Reference/ })],
      },
      {
        name: 'access denied',
        lead: async (guest) => {
          await guest.open('/menu-editor');
          await expect(guest.page.getByText('Access Denied')).toBeVisible();
        },
      },
    ],
  },
  {
    account: 'manager',
    states: [
      {
        name: 'editor',
        lead: async (guest) => {
          const manager = new Manager(guest);
          await manager.openEditor();
          await manager.button('Edit BEEF STROGANOFF').click();
          await expect(manager.editForm('BEEF STROGANOFF')).toBeVisible();
          await expect(guest.page.getByText(/^Taking orders/)).toBeVisible();
        },
      },
    ],
  },
];
