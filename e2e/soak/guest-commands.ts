import fc from 'fast-check';
import { DEMO_GUEST } from '../fixtures/guest';
import type { Device } from './device';
import { INTERRUPTIONS } from './interruptions';
import { MAIL_FAULTS } from './mail-faults';
import { command, type Model } from './model';
import { openCart } from './navigation';
import { add, DISHES, sendAgain, submit, type Press } from './ordering';

const canOpen = ({ isOnline }: Model) => isOnline;
const press: fc.Arbitrary<Press> = fc.record({
  faults: fc.array(fc.constantFrom(...MAIL_FAULTS), { maxLength: 4, size: 'max' }),
  interruption: fc.constantFrom(...INTERRUPTIONS),
  keepsChanged: fc.boolean(),
});
const describe = ({ faults, interruption, keepsChanged }: Press) =>
  `${faults.join(', ') || 'mail works'}; ${interruption}${keepsChanged ? '; keeps what changed' : ''}`;

export const adds = fc
  .tuple(fc.constantFrom(...DISHES), fc.constantFrom(null, 'no onions, please'))
  .map(([dish, extra]) =>
    command(`add ${dish.name}${extra === null ? '' : ' with a note or flavor'}`, ({ device }) =>
      add(device, dish, extra),
    ),
  );

export const submits = press.map((how) =>
  command(
    `submit (${describe(how)})`,
    async ({ device }) => {
      if ((await device.read()).portions === 0) await add(device, DISHES[0], null);
      await submit(device, how);
    },
    { when: ({ isLoggedIn }) => isLoggedIn, leads: offlineAfter(how) },
  ),
);

export const sendsAgain = press.map((how) =>
  command(
    `send again (${describe(how)})`,
    async ({ device }) => {
      await openCart(device);
      await sendAgain(device, how);
    },
    { when: ({ isLoggedIn }) => isLoggedIn, leads: offlineAfter(how) },
  ),
);

function offlineAfter({ interruption }: Press): Partial<Model> {
  return interruption === 'goes offline' ? { isOnline: false } : {};
}

export const simple = fc.constantFrom(
  command('one more portion', async ({ device }) => {
    if (await openCart(device))
      await device.page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click();
  }),
  command('reload', ({ device }) => device.page.reload(), { when: canOpen }),
  command('back', ({ device }) => device.back(), { when: canOpen }),
  command('another tab', ({ device }) => device.openTab('/'), {
    when: (model) => canOpen(model) && model.tabs < 2,
    leads: { tabs: 2 },
  }),
  command('to the first tab', ({ device }) => Promise.resolve((device.tab = 0)), {
    when: ({ tabs }) => tabs > 1,
  }),
  command('close the tab', ({ device }) => device.closeTab(), {
    when: ({ tabs }) => tabs > 1,
    leads: { tabs: 1 },
  }),
  command(
    'offline',
    async ({ device }) => {
      device.options.tally.add('offline');
      await device.setOnline(false);
    },
    { when: canOpen, leads: { isOnline: false } },
  ),
  command(
    'log out',
    async ({ device: { guest } }) => {
      await guest.openNavigation();
      await guest.navigation.getByRole('button', { name: 'Logout' }).click();
    },
    {
      when: ({ isLoggedIn, isBroken, isOnline }) => isLoggedIn && !isBroken && isOnline,
      leads: { isLoggedIn: false },
    },
  ),
  command('call a kept order done', async ({ device }) => {
    await openCart(device);
    const done = device.page.getByRole('button', {
      name: /(has it: forget this copy|Don’t send it)$/,
    });
    const kept = (await device.read()).claims.find(({ says }) => says !== 'sent');
    if (!kept || !(await done.first().isVisible())) return;
    await done.first().click();
    device.ledger.settle(kept.reference);
  }),
  command('change a kept order', async ({ device }) => {
    await openCart(device);
    const change = device.page.getByRole('button', { name: 'Change it first' });
    if (await change.first().isVisible()) await change.first().click();
  }),
);

export const logsIn = fc.constant(
  command('log in', ({ device }) => logIn(device), {
    when: ({ isLoggedIn, isBroken, isOnline }) => !isLoggedIn && !isBroken && isOnline,
    leads: { isLoggedIn: true },
  }),
);

export async function logIn({ guest, page }: Device): Promise<void> {
  await guest.followNavigation('Login');
  await guest.logIn(DEMO_GUEST.email, DEMO_GUEST.password);
  await page.getByText('Login successful!').first().waitFor();
}
