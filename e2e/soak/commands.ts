import fc from 'fast-check';
import { REMOTES } from '../../platform/modules';
import { adds, logsIn, sendsAgain, simple, submits } from './guest-commands';
import { command } from './model';

const services = fc.constantFrom('firestore', 'auth', ...REMOTES);
const refuses = services.map((service) =>
  command(
    `${service} refuses`,
    async ({ device, urls }) => {
      device.options.tally.add(`${service} refused`);
      await device.refuse(urls[service]);
    },
    { leads: { isBroken: true } },
  ),
);

// What a guest's pages load.
const switches = fc.constantFrom('menu-mfe', 'cart-mfe', 'shell').map((module) =>
  command(`a release of ${module}`, async ({ device, shop }) => {
    // An open page may have to reload.
    device.isTroubled = true;
    await shop.switchRelease(module);
  }),
);

const edits = fc.boolean().map((isSoldOut) =>
  command(
    isSoldOut ? 'the manager sells a dish out' : 'the manager edits a price',
    async ({ device, shop }) => {
      // A dish may change or disappear while the guest is about to add it.
      device.isTroubled = true;
      await shop.editMenu(isSoldOut);
    },
  ),
);

const heals = fc.constant(
  command('everything works again', ({ device }) => device.heal(), {
    when: ({ isOnline, isBroken }) => !isOnline || isBroken,
    leads: { isOnline: true, isBroken: false },
  }),
);

/**
 * The journeys of a guest, with what happens at the same time.
 * @param replayPath of a shrunk failure.
 */
export function journeys(replayPath: string | undefined) {
  const weighted = fc.oneof(
    { weight: 4, arbitrary: adds },
    { weight: 6, arbitrary: submits },
    { weight: 4, arbitrary: sendsAgain },
    { weight: 5, arbitrary: simple },
    { weight: 3, arbitrary: heals },
    { weight: 1, arbitrary: logsIn },
    { weight: 2, arbitrary: refuses },
    { weight: 1, arbitrary: switches },
    { weight: 1, arbitrary: edits },
  );
  return fc.commands([weighted], {
    maxCommands: 12,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  });
}
