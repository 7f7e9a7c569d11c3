import { events as auth } from '@simmer/shared/auth';
import { events as cart } from '@simmer/shared/cart';
import { EVENTS } from '../../../shared/src/bus/events';
import { events as shell } from '../../../shell/src/events';
import { REMOTES, type RemoteName } from '../../modules';

type Declared = Record<'publishes' | 'subscribes', readonly string[]>;

const declaredBy = async (remote: RemoteName): Promise<Declared> =>
  (await import(`../../../${remote}/src/events`)).events;

describe('the events of our own modules', () => {
  it('are those that the shell, with shared, sends and hears', () => {
    expect([...auth.publishes, ...cart.publishes, ...shell.publishes].sort()).toEqual([
      'auth/changed',
      'cart/changed',
      'cart/item-added',
      'cart/item-refused',
      'module/failed',
      'page/shown',
    ]);
    expect([...auth.subscribes, ...cart.subscribes, ...shell.subscribes].sort()).toEqual([
      'cart/item-added',
      'cart/item-refused',
      'module/failed',
      'order/failed',
      'order/sent',
      'page/shown',
    ]);
  });

  it.each([
    { module: 'menu-mfe', sends: [], listens: ['menu/changed'] },
    { module: 'cart-mfe', sends: ['order/failed', 'order/sent'], listens: [] },
    { module: 'editor-mfe', sends: ['menu/changed'], listens: [] },
    { module: 'kitchen-mfe', sends: [], listens: [] },
  ] as const)('are those that $module sends and hears', async ({ module, sends, listens }) => {
    expect(await declaredBy(module)).toMatchObject({ publishes: sends, subscribes: listens });
  });

  it('are all in the table, and each event of the table has one sender', async () => {
    const all: Declared[] = [auth, cart, shell, ...(await Promise.all(REMOTES.map(declaredBy)))];
    expect(all.flatMap(({ publishes }) => publishes).sort()).toEqual(Object.keys(EVENTS).sort());
  });
});
