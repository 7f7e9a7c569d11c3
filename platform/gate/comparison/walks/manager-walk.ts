import { TICKETS_PATH } from '@simmer/shared/order-ticket';
import { logIn } from '../../log-in';
import type { Visitor } from '../visitor';
import type { Shop, Walk } from './walk';

async function cookOrder(visitor: Visitor, kitchenLinks: Shop['kitchenLinks']) {
  const { page, step, look } = visitor;
  step('opens the kitchen list');
  await visitor.open(TICKETS_PATH);
  await look('the empty kitchen list');
  await visitor.photograph('the empty kitchen list');
  step('takes an order into it');
  // A second order of the day would stand before or after it by chance.
  const [link] = await kitchenLinks();
  if (link === undefined) throw new Error('no order mail has a link to the kitchen list');
  await page.goto(link);
  await page.locator('main article').waitFor();
  await look('the kitchen list');
  await visitor.photograph('the kitchen list');
  await visitor.tabThrough('the kitchen list');
  await page.emulateMedia({ media: 'print' });
  await look('the kitchen list, printed');
  await page.emulateMedia({ media: null });
  step('marks it as done');
  await page.locator('main article button').first().click();
  await look('the kitchen list, done');
  await visitor.photograph('the kitchen list, done');
}

/** A dish and the ordering are opened and left as they are, and a question is answered with no. */
async function openForms({ page, step, look, photograph }: Visitor) {
  const editor = page.locator('[data-module="editor-mfe"]');
  const cancel = editor.locator('button[type="submit"] + button');
  step('opens a dish');
  await editor.locator('article button:has(+ [data-delete])').first().click();
  await look('the editor, a dish');
  await photograph('the editor, a dish');
  await cancel.last().click();
  step('opens the ordering');
  await editor.locator('section > div:has(h2[tabindex="-1"]) > button').first().click();
  await look('the editor, the ordering');
  await photograph('the editor, the ordering');
  await cancel.first().click();
  step('is asked before a dish is deleted');
  await editor.locator('[data-delete]').first().click();
  await look('the editor, a question');
  await page.keyboard.press('Escape');
}

/** A module that is new to the gate is opened, photographed and walked through with the keyboard, like the others. */
async function openPlacedPages(visitor: Visitor, pages: Shop['placedPages']) {
  for (const path of pages.filter((one) => one !== TICKETS_PATH)) {
    visitor.step(`opens ${path}`);
    await visitor.open(path);
    await visitor.look(path);
    await visitor.photograph(path);
    await visitor.tabThrough(path);
  }
}

export const MANAGER_WALK: Walk = {
  title: 'a manager',
  width: 1280,
  leaves: ({ documents }) => documents(),
  take: async (visitor, { kitchenLinks, placedPages }) => {
    const { page, step, look } = visitor;
    step('logs in');
    await visitor.open('/login');
    await logIn(page, 'manager');
    await visitor.settle();
    step('opens the editor');
    await visitor.open('/menu-editor');
    await look('the editor');
    await visitor.photograph('the editor');
    await visitor.tabThrough('the editor');
    await openForms(visitor);
    step('adds a dish');
    const form = page.locator('[data-module="editor-mfe"] form:has([name="label"])').first();
    await form.locator('input').first().fill('Oxtail soup');
    await form.locator('textarea').fill('Slow and dark.');
    await form.locator('[inputmode="decimal"]').first().fill('12.50');
    await form.locator('button[type="submit"]').click();
    await page.getByRole('article', { name: 'OXTAIL SOUP', exact: true }).waitFor();
    // Where it stands in the list follows from its id, which is drawn.
    await visitor.settle();
    await cookOrder(visitor, kitchenLinks);
    await openPlacedPages(visitor, placedPages);
  },
};
