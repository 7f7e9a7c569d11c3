import { freshDish } from '../fixtures/manager';
import { expect, test } from './fixtures';
import { button, label, link, role, within } from './page/query';

test('a manager adds a dish, changes its price and deletes it, and a guest sees each change on the next visit', async ({
  visitor: manager,
  secondVisitor: guest,
}) => {
  const typed = freshDish('Oxtail soup');
  const name = typed.toUpperCase();
  const item = role('article', name);
  const price = (form: string) =>
    within(within(role('form', form), role('group', 'Size 1')), label('Price'));

  await manager.enter('manager');
  await manager.followNavigation('Edit Menu');
  await manager.see(role('article', 'BEEF STROGANOFF'));
  const form = 'New Menu Item';
  await manager.fill(within(role('form', form), label('Name')), typed);
  await manager.fill(within(role('form', form), label('Description')), 'Slow and dark.');
  await manager.fill(price(form), '12.50');
  await manager.click(button('Add Item'));
  await manager.read(item, '$12.50');
  await guest.open();
  await guest.see(button(`Add ${name}, Small, $12.50`));

  await manager.click(button(`Edit ${name}`));
  await manager.fill(price(`Edit ${name}`), '14');
  await manager.click(button('Save'));
  await manager.read(item, '$14.00');
  await guest.open();
  await guest.add(name, 'Small', '$14.00');
  await guest.see(link(/^Cart, 1 item/));

  await manager.click(button(`Delete ${name}`));
  await manager.click(within(role('dialog'), button('Delete')));
  await manager.seeNo(item);
  await guest.open();
  await guest.waitUntilHydrated();
  await expect.poll(() => guest.count(role('heading', name))).toBe(0);
});
