import { events as auth } from '@simmer/shared/auth';
import { events as cart } from '@simmer/shared/cart';
import { events as cartModule } from '../../../cart-mfe/src/events';
import { events as editor } from '../../../editor-mfe/src/events';
import { events as menu } from '../../../menu-mfe/src/events';
import { EVENTS } from '../../../shared/src/bus/events';
import { events as shell } from '../../../shell/src/events';

describe('the events of our own modules', () => {
  const all = [auth, cart, shell, menu, cartModule, editor];

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
    { module: 'menu-mfe', events: menu, sends: [], listens: ['menu/changed'] },
    { module: 'cart-mfe', events: cartModule, sends: ['order/failed', 'order/sent'], listens: [] },
    { module: 'editor-mfe', events: editor, sends: ['menu/changed'], listens: [] },
  ])('are those that $module sends and hears', ({ events, sends, listens }) => {
    expect(events).toMatchObject({ publishes: sends, subscribes: listens });
  });

  it('are all in the table, and each event of the table has one sender', () => {
    expect(all.flatMap((events): string[] => [...events.publishes]).sort()).toEqual(
      Object.keys(EVENTS).sort(),
    );
  });
});
