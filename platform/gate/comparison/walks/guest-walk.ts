import { logIn } from '../../log-in';
import type { Dish } from '../in-page/read-dishes';
import type { Visitor } from '../visitor';
import type { Walk } from './walk';

/** Both ways to get an order, two ways to pay, and a guest who is remembered and then is not. */
const ORDERS = [
  { handOver: 'Delivery', payment: 'Cash', isRemembered: true },
  { handOver: 'Pickup', payment: 'Check', isRemembered: false },
] as const;

interface Adding {
  note: string;
  isByKeyboard: boolean;
}

async function addToCart(
  { page }: Visitor,
  { name, hasFlavors }: Dish,
  { note, isByKeyboard }: Adding,
) {
  const card = page.getByRole('article', { name, exact: true });
  if (note) {
    await card.locator('summary').click();
    await card.locator('[data-add-note]').fill(note);
  }
  if (hasFlavors) {
    const flavor = card.locator('[data-add-flavor]');
    // The first one is what a broken list would show.
    await flavor.selectOption({ index: (await flavor.locator('option').count()) - 1 });
  }
  const button = card.locator('[data-add]').last();
  await (isByKeyboard ? button.press('Enter') : button.click());
}

/** And takes it back. */
async function removeLine({ page, step, look }: Visitor) {
  step('removes a line');
  await page.locator('main [data-remove]').last().click();
  await look('the cart, a line removed');
  step('takes the line back');
  await page.locator('main li:not(:has([data-remove])) button').click();
  await look('the cart, the line taken back');
}

async function submitTooEarly(visitor: Visitor) {
  visitor.step('submits an order without details');
  await visitor.page.locator('main button[type="submit"]').click();
  await visitor.look('the cart, details missing');
  await visitor.photograph('the cart, details missing');
}

/** A device that was told to remember the guest is told to forget them. */
async function askToBeForgotten({ page, step, look }: Visitor) {
  step('asks to be forgotten');
  await page.locator('main form div[tabindex="-1"] button').click();
  await look('the second cart, forgotten');
}

async function order(
  visitor: Visitor,
  { handOver, payment, isRemembered }: (typeof ORDERS)[number],
) {
  const { page, step, look } = visitor;
  step(`fills the form for ${handOver}`);
  await page.locator('main [name="name"]').fill('Ada');
  await page.locator(`main input[type="radio"][value="${handOver}"]`).check();
  await page.locator('main input[type="date"]').fill('2031-05-09');
  await page.locator('main [name="time"]').fill('Friday, 5 pm');
  const address = page.locator('main [name="address"]');
  if (handOver === 'Delivery') await address.fill('12 Maple Street');
  await page.locator(`main input[type="radio"][value="${payment}"]`).check();
  await page.locator('main form input[type="checkbox"]').setChecked(isRemembered);
  await look(`the form for ${handOver}`);
  step('submits the order');
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/order-confirmation');
  await look(`the confirmation of ${handOver}`);
  await visitor.photograph(`the confirmation of ${handOver}`);
}

export const GUEST_WALK: Walk = {
  title: 'a guest who orders',
  width: 390,
  leaves: ({ mails }) => mails(),
  take: async (visitor, { dishes }) => {
    const { page, step, look } = visitor;
    step('logs in');
    await visitor.open('/login');
    await logIn(page, 'guest');
    await visitor.settle();
    for (const [place, one] of ORDERS.entries()) {
      const isFirst = place === 0;
      for (const [index, dish] of (isFirst ? dishes : dishes.slice(0, 1)).entries()) {
        step(`adds ${dish.name}`);
        const note = isFirst && index === 0 ? 'no onions' : '';
        await addToCart(visitor, dish, { note, isByKeyboard: !isFirst });
        if (note) await look('home, a dish added with a note');
      }
      if (!isFirst) await look('home, a dish added with the keyboard');
      step('opens the cart');
      await page.locator('a:has([data-cart-badge])').click();
      await look(isFirst ? 'the cart' : 'the second cart');
      if (isFirst) {
        await visitor.photograph('the cart');
        await visitor.tabThrough('the cart');
        await removeLine(visitor);
        await submitTooEarly(visitor);
      } else await askToBeForgotten(visitor);
      await order(visitor, one);
      if (isFirst) await page.locator('[data-module="cart-mfe"] a[href="/"]').first().click();
    }
  },
};
