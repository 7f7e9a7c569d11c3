import { DEMO_ACCOUNTS } from '../../local-cloud';
import type { Dish } from './read-dishes';
import { watchRest } from './rest';
import type { Visitor } from './visitor';

/** A way through the site, the same on what is live and on the candidate. */
export interface Walk {
  title: string;
  /** Of the window. */
  width: number;
  take: (visitor: Visitor, dishes: readonly Dish[]) => Promise<void>;
}

const PAGES = {
  '/instructions': 'the instructions',
  '/login': 'the log-in',
  '/cart': 'the empty cart',
  '/order-confirmation': 'the confirmation without an order',
  '/privacy': 'the privacy page',
  '/nowhere': 'an unknown page',
} as const;

/** Both ways to get an order, and two ways to pay. */
const ORDERS = [
  { handOver: 'Delivery', payment: 'Cash' },
  { handOver: 'Pickup', payment: 'Check' },
] as const;

// Controls are found by what they are, not by their words: those may change.

async function logIn({ page, open, settle }: Visitor, account: keyof typeof DEMO_ACCOUNTS) {
  await open('/login');
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main [name="email"]').fill(DEMO_ACCOUNTS[account].email);
  await page.locator('main [name="password"]').fill(DEMO_ACCOUNTS[account].password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await settle();
}

async function addToCart({ page }: Visitor, { name, hasFlavors }: Dish, note: string) {
  const card = page.getByRole('article', { name, exact: true });
  if (note) {
    await card.locator('summary').click();
    await card.locator('[data-add-note]').fill(note);
  }
  if (hasFlavors) await card.locator('[data-add-flavor]').selectOption({ index: 1 });
  await card.locator('[data-add]').last().click();
}

async function order(visitor: Visitor, { handOver, payment }: (typeof ORDERS)[number]) {
  const { page, step, look } = visitor;
  step(`fills the form for ${handOver}`);
  await page.locator('main [name="name"]').fill('Ada');
  await page.locator(`main input[type="radio"][value="${handOver}"]`).check();
  await page.locator('main input[type="date"]').fill('2031-05-09');
  await page.locator('main [name="time"]').fill('Friday, 5 pm');
  const address = page.locator('main [name="address"]');
  if (handOver === 'Delivery') await address.fill('12 Maple Street');
  await page.locator(`main input[type="radio"][value="${payment}"]`).check();
  await look(`the form for ${handOver}`);
  step('submits the order');
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/order-confirmation');
  await look(`the confirmation of ${handOver}`);
  await visitor.photograph(`the confirmation of ${handOver}`);
}

const PAGES_WALK: Walk = {
  title: 'a page left alone, print, keyboard',
  width: 1280,
  take: async (visitor) => {
    visitor.step('looks at the home page');
    await watchRest(visitor, 'home');
    await visitor.look('home');
    await visitor.photograph('home', true);
    await visitor.page.emulateMedia({ media: 'print' });
    await visitor.look('home, printed');
    await visitor.page.emulateMedia({ media: null });
    await visitor.tabThrough('home');
    for (const [path, where] of Object.entries(PAGES)) {
      visitor.step(`looks at ${where}`);
      await visitor.open(path);
      await visitor.look(where);
      await visitor.photograph(where);
      await visitor.tabThrough(where);
    }
  },
};

const GUEST_WALK: Walk = {
  title: 'a guest who orders',
  width: 390,
  take: async (visitor, dishes) => {
    const { page, step, look } = visitor;
    step('logs in');
    await logIn(visitor, 'guest');
    for (const [place, one] of ORDERS.entries()) {
      const isFirst = place === 0;
      for (const [index, dish] of (isFirst ? dishes : dishes.slice(0, 1)).entries()) {
        step(`adds ${dish.name}`);
        await addToCart(visitor, dish, isFirst && index === 0 ? 'no onions' : '');
      }
      step('opens the cart');
      await page.locator('a:has([data-cart-badge])').click();
      await look(isFirst ? 'the cart' : 'the second cart');
      if (isFirst) {
        await visitor.photograph('the cart');
        await visitor.tabThrough('the cart');
      }
      await order(visitor, one);
      if (isFirst) await page.locator('[data-module="cart-mfe"] a[href="/"]').first().click();
    }
  },
};

const MANAGER_WALK: Walk = {
  title: 'a manager',
  width: 1280,
  take: async (visitor) => {
    const { page, step, look } = visitor;
    step('logs in');
    await logIn(visitor, 'manager');
    step('opens the editor');
    await visitor.open('/menu-editor');
    await look('the editor');
    await visitor.photograph('the editor');
    await visitor.tabThrough('the editor');
    step('adds a dish');
    const form = page.locator('[data-module="editor-mfe"] form:has([name="label"])').first();
    await form.locator('input').first().fill('Oxtail soup');
    await form.locator('textarea').fill('Slow and dark.');
    await form.locator('[inputmode="decimal"]').first().fill('12.50');
    await form.locator('button[type="submit"]').click();
    await page.getByRole('article', { name: 'OXTAIL SOUP', exact: true }).waitFor();
    // Where it stands in the list follows from its id, which is drawn.
    await visitor.settle();
  },
};

/** Those of one group at the same time. The manager comes last: what she writes, the others would read. */
export const WALKS: readonly (readonly Walk[])[] = [[PAGES_WALK, GUEST_WALK], [MANAGER_WALK]];
