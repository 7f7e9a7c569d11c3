import { linksIn } from '../../platform/local-cloud/testing/client';
import {
  addIcon,
  answerFirstMail,
  asMailProgramsLeaveIt,
  fillSilently,
  silenceIndexedDb,
  storeOrderOfLaterRelease,
} from '../fixtures/conditions';
import { DEMO_GUEST, DEMO_MANAGER, freshEmail } from '../fixtures/guest';
import { translator } from '../fixtures/translator';
import { expect, test } from './fixtures';
import { button, heading, label, link, role, text, within } from './page/query';
import type { Visitor } from './visitor';

/** Opens a page, and does to it what the browser of a real guest does, as early as a driver can. */
async function openUnderAll(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  for (const condition of [silenceIndexedDb, storeOrderOfLaterRelease, answerFirstMail, addIcon])
    // Another page may just be replacing this one.
    await expect(() => visitor.run(condition)).toPass();
  await expect(() => visitor.session.evaluate(String(translator), ['same words'])).toPass();
  await visitor.waitUntilHydrated();
}

const fill = (visitor: Visitor, values: Readonly<Record<string, string>>) =>
  visitor.session.evaluate(String(fillSilently), [values]);

test('a guest adds a note late and orders while a browser does everything it can to the page, and the owner cooks what the mail says', async ({
  visitor,
  secondVisitor: owner,
  inbox,
  expectedProblems,
}) => {
  expectedProblems.push(/rendered again|\[simmer\/order\]/);
  const email = freshEmail('everything');

  await openUnderAll(visitor, '/login');
  await fill(visitor, DEMO_GUEST);
  await visitor.pressLogIn();
  for (let portions = 0; portions < 3; portions += 1)
    await visitor.add('Meatloaf with veggies', 'Small', '$30.00');
  await visitor.click(
    within(role('article', 'Meatloaf with veggies'), text('Add a note (allergies, changes)')),
  );
  await visitor.fill(label('Note for Meatloaf with veggies'), 'No nuts, please');
  await visitor.openCart();
  await visitor.see(text('7XM-QPA'));
  await visitor.see(label('Name'));
  await fill(visitor, { name: 'Ada', email, time: 'Friday, 5 pm', address: '12 Maple Street' });
  await visitor.click(button(/^Increase quantity of Meatloaf/));
  await visitor.read(role('region', 'Total'), '$120.00');
  await visitor.click(button(/Submit Order/));
  await visitor.see(text('Sorry, there was a problem submitting your order. Please try again.'));
  await visitor.click(button(/Submit Order/));
  await visitor.see(heading('Thank you for your order!'));

  const mail = await inbox.orderOf(email);
  const reference = / (\S+) \(again\)$/.exec(mail.subject)?.[1] ?? 'none';
  expect(mail.subject).toBe(`No day chosen, Friday, 5 pm - Ada - $120.00 - ${reference} (again)`);
  for (const content of ['12 Maple Street', 'Friday, 5 pm', '4 × Meatloaf', 'No nuts, please'])
    expect(mail.html).toContain(content);
  await visitor.see(text(reference));
  await visitor.read(role('region', 'Order Summary'), '$120.00');

  const address = new URL(linksIn(mail).find((one) => one.includes('#order')) ?? '');
  await openUnderAll(owner, asMailProgramsLeaveIt(address.pathname + address.hash));
  await owner.click(within(role('main'), link('Log in')));
  await owner.logIn(DEMO_MANAGER.email, DEMO_MANAGER.password);
  await owner.read(role('article', /^Ada/), reference);
  await owner.see(text('1 order · 4 dishes · $120.00'));
});
