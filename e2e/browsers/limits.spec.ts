import { DEMO_GUEST, freshEmail } from '../fixtures/guest';
import { dayIn, everyDay, switchOnLimitsNow } from '../fixtures/limits';
import { fixedDish } from '../fixtures/site';
import { expect, test } from './fixtures';
import { button, label, role } from './page/query';

const pie = fixedDish('desserts', ({ flavors }) => !flavors);

test('a guest finds a day full and a window full; when others take the last portion while they type, they take what is left, and the order arrives', async ({
  visitor,
  engine,
  database,
  inbox,
  expectedProblems,
}) => {
  const email = freshEmail('engine-limits');
  // The database refuses a claim of what is taken.
  expectedProblems.push(/403/);
  // No other journey asks for the limits of the shared database, except this one in the other engine, at the same time.
  const [fullDay, day] = engine === 'firefox' ? [dayIn(3), dayIn(4)] : [dayIn(5), dayIn(6)];
  const take = (of: string, taken: Record<string, number>) =>
    database.set(`stock/${of}`, { taken, by: 'others', at: new Date(0) });
  await database.set('settings/limits', {
    ...{ sizes: {}, leadDays: {}, least: {}, most: {}, whenSilent: 'refuse' },
    pools: { oven: { name: 'The oven', dishes: [pie.name] } },
    windows: { early: '4 to 5 pm', late: '6 to 7 pm' },
    limits: { ...everyDay('oven', 5), ...everyDay('early', 1) },
  });
  await take(fullDay, { oven: 5 });
  await take(day, { oven: 3, early: 1 });

  await visitor.open('/login');
  await visitor.waitUntilHydrated();
  await visitor.run(switchOnLimitsNow);
  await visitor.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await visitor.add(pie.name, pie.size, pie.price);
  await visitor.add(pie.name, pie.size, pie.price);
  await visitor.openCart();
  await visitor.fillDetails();
  await visitor.fill(label('Email'), email);
  await visitor.choose(label('Delivery Date'), fullDay);
  await visitor.read(role('main'), /None left for /);
  await visitor.choose(label('Delivery Date'), day);
  await visitor.fill(label('Delivery Time'), '4 to 5 pm');
  await visitor.read(role('main'), /2 left for .*Full: 4 to 5 pm\./);
  await visitor.fill(label('Delivery Time'), '6 to 7 pm');

  await take(day, { oven: 4, early: 1 });
  await visitor.click(button('Submit Order'));
  // The page may have read what is left just before the tap.
  await visitor.read(role('main'), /because others ordered|not available like this/);
  await visitor.click(button('Take 1'));
  expect(await visitor.value(label('Delivery Address'))).toBe('12 Maple Street');
  await visitor.submit();
  const mail = await inbox.orderOf(email);
  expect(mail.html).toContain(`1 × ${pie.name}`);
  await expect
    .poll(async () => (await database.get(`stock/${day}`))?.taken as unknown)
    .toEqual({ oven: 5, early: 1, late: 1 });
});
