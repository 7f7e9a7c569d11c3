import { expect, type Locator } from '@playwright/test';
import { DEMO_GUEST, DEMO_MANAGER, type Guest } from '../fixtures/guest';
import { Manager } from '../fixtures/manager';

export interface State {
  account?: typeof DEMO_GUEST | typeof DEMO_MANAGER;
  lead: (guest: Guest) => Promise<void>;
  /** The element at the top of the window; by default the top of the page. */
  shown?: (guest: Guest) => Locator;
  /** Elements that differ from run to run. */
  varying?: (guest: Guest) => Locator[];
}

async function openCart(guest: Guest): Promise<void> {
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.writeNote('Meatloaf with veggies', 'no onions, please');
  await guest.add('Meatloaf with veggies', 'Small', '$30.00');
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.heading('Your Order')).toBeVisible();
}

export const CART: State = { account: DEMO_GUEST, lead: openCart };

/** The states that a guest or a manager sees, by the name of the picture. */
export const STATES: Readonly<Record<string, State>> = {
  home: {
    lead: async (guest) => {
      await guest.open();
      await guest.waitUntilHydrated();
      await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    },
  },
  dishes: {
    lead: async (guest) => {
      await guest.open();
      await guest.waitUntilHydrated();
      await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    },
    shown: (guest) => guest.heading('Monthly Menu'),
  },
  navigation: {
    lead: async (guest) => {
      await guest.open('/instructions');
      await guest.waitUntilHydrated();
      await guest.openNavigation();
    },
  },
  'empty cart': {
    lead: async (guest) => {
      await guest.open('/cart');
      await expect(guest.heading(/^Your cart is empty/)).toBeVisible();
    },
  },
  cart: CART,
  'missing details': {
    account: DEMO_GUEST,
    lead: async (guest) => {
      await openCart(guest);
      await guest.submitButton.click();
      await expect(guest.page.getByRole('alert').first()).toBeVisible();
    },
    shown: (guest) => guest.page.getByRole('heading', { name: 'Delivery details' }),
  },
  confirmation: {
    account: DEMO_GUEST,
    lead: async (guest) => {
      await openCart(guest);
      await guest.fillDetails();
      await guest.submitButton.click();
      await expect(guest.heading('Thank you for your order!')).toBeVisible();
    },
    varying: (guest) => [guest.page.locator('p', { hasText: /^Reference/ })],
  },
  'failed login': {
    lead: async (guest) => {
      await guest.open('/login');
      await guest.logIn(DEMO_GUEST.email, 'not the password');
      await expect(guest.page.getByText(/^Login failed/)).toBeVisible();
    },
  },
  'access denied': {
    account: DEMO_GUEST,
    lead: async (guest) => {
      await guest.open('/menu-editor');
      await expect(guest.page.getByText('Access Denied')).toBeVisible();
    },
  },
  editor: {
    account: DEMO_MANAGER,
    lead: async (guest) => {
      const manager = new Manager(guest);
      await manager.openEditor();
      await manager.button('Edit BEEF STROGANOFF').click();
      await expect(manager.editForm('BEEF STROGANOFF')).toBeVisible();
      await expect(guest.page.getByText(/^Taking orders/)).toBeVisible();
    },
  },
};
