import { DEMO_GUEST, DEMO_MANAGER } from '../fixtures/guest';
import { test } from './fixtures';
import { label, link, role, text, within } from './page/query';

const NAVIGATION = role('navigation', 'Main');

test('a wrong password has a message, the right one logs in, and the login survives a reload until the logout', async ({
  visitor,
  expectedProblems,
}) => {
  // Chromium logs the answer to a wrong password.
  expectedProblems.push(/status of 400/);
  await visitor.open('/login');
  await visitor.waitUntilHydrated();
  await visitor.logIn(DEMO_MANAGER.email, 'wrong');
  await visitor.see(text('The email address or the password is wrong.'));
  await visitor.fill(label('Password'), DEMO_MANAGER.password);
  await visitor.pressLogIn();
  // In Firefox, a page sees its requests fail when it is left. The menu would then be reported as unreadable.
  await visitor.see(role('article', 'BEEF STROGANOFF'));

  await visitor.open();
  await visitor.waitUntilHydrated();
  await visitor.openNavigation();
  await visitor.see(within(NAVIGATION, link('Edit Menu')));
  await visitor.open('/login');
  await visitor.logOut();
  await visitor.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await visitor.see(role('region', 'Desserts'));
  await visitor.openNavigation();
  await visitor.seeNo(within(NAVIGATION, link('Edit Menu')));
});
