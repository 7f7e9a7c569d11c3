import { DEMO_GUEST, DEMO_MANAGER, freshEmail } from '../fixtures/guest';
import { storePhoto } from '../fixtures/photos';
import { fixedDish } from '../fixtures/site';
import { expect, test } from './fixtures';
import { button, heading, label, link, role, text, within } from './page/query';

/** No other journey names these dishes of the shared database, and each engine has its own. */
const DISH_NAMES = { firefox: 'Bread pudding with bourbon sauce', webkit: 'German chocolate cake' };

test('a manager raises the price of a fixed dish, and a guest whose page was open is told and pays what the menu says; “Undo” takes back the price, and a deletion with its photo', async ({
  visitor: guest,
  secondVisitor: manager,
  engine,
  database,
  inbox,
}) => {
  const email = freshEmail('engine-menu');
  const dish = fixedDish('desserts', ({ name }) => name === DISH_NAMES[engine]);
  const increased = `$${(dish.dollars + 2.5).toFixed(2)}`;
  const [id, name] = [`engine-${engine}`, `STEW OF ${engine.toUpperCase()}`];
  const stored = () => Promise.all(['menu', 'pictures'].map((of) => database.get(`${of}/${id}`)));

  await test.step('the price is raised while the dish is in the guest’s cart', async () => {
    await guest.open('/login');
    await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
    await guest.add(dish.name, dish.size, dish.price);
    await manager.open('/menu-editor');
    // Guests do not see a hidden dish, so that it changes no other journey.
    const stew = { description: 'A stew.', hidden: true, picture: '#336699' };
    await database.set(`menu/${id}`, { name, sizes: [{ label: 'Small', price: 12 }], ...stew });
    const photo = await manager.run(() => document.createElement('canvas').toDataURL('image/jpeg'));
    const [, base64 = ''] = String(photo).split(',');
    await storePhoto(database, id, Buffer.from(base64, 'base64'));
    await manager.click(within(role('main'), link('Log in')));
    await manager.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
    await manager.click(heading('Desserts'));
    await manager.click(button(`Edit ${dish.name}`));
    await manager.fill(within(role('form', `Edit ${dish.name}`), label('Price')), increased);
    await manager.click(within(role('form', `Edit ${dish.name}`), button('Save')));
    await manager.see(button(`Undo: ${dish.name} has been saved.`));
  });

  await test.step('the guest is told, and orders at the new price', async () => {
    await guest.openCart();
    await guest.fillDetails();
    await guest.fill(label('Email'), email);
    await guest.click(button('Submit Order'));
    await guest.read(role('main'), `is now ${increased} instead of ${dish.price}`);
    await guest.click(button('Keep it with this change'));
    await guest.submit();
    expect((await inbox.orderOf(email)).subject).toContain(increased);
    await guest.open('/');
    await guest.see(button(`Add ${dish.name}, ${dish.size}, ${increased}`));
  });

  await test.step('what the manager takes back is as it was', async () => {
    await manager.click(button(`Undo: ${dish.name} has been saved.`));
    await manager.see(text(`${dish.name} is as it was before.`));
    await guest.open('/');
    await guest.see(button(`Add ${dish.name}, ${dish.size}, ${dish.price}`));
    const before = await stored();
    await manager.click(button(`Delete ${name}`));
    await manager.click(within(role('dialog'), button('Delete')));
    await manager.seeNo(role('article', name));
    expect(await stored()).toEqual([undefined, undefined]);
    await manager.click(button('Undo'));
    await manager.see(role('article', name));
    await expect.poll(stored).toEqual(before);
  });
});
