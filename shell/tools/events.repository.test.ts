import { eventNames } from '@simmer/shared/bus';
import { events as cart } from '@simmer/shared/cart';
import { REMOTES } from '../../platform/modules';
import { events as shellEvents } from '../src/events';

it('each event that our modules may send has one sender', async () => {
  type Declared = Record<'publishes', readonly string[]>;
  const declaredBy = async (remote: string): Promise<Declared> =>
    (await import(`../../${remote}/src/events`)).events;
  const remotes = await Promise.all(REMOTES.map(declaredBy));
  const all: Declared[] = [cart, shellEvents, ...remotes];
  expect(all.flatMap(({ publishes }) => publishes).sort()).toEqual([...eventNames].sort());
});
