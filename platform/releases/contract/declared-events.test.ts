import { events as cart } from '@simmer/shared/cart';
import { EVENTS } from '../../../shared/src/bus/events';
import { events as shell } from '../../../shell/src/events';
import { REMOTES, type RemoteName } from '../../modules';

type Declared = Record<'publishes' | 'subscribes', readonly string[]>;

const declaredBy = async (remote: RemoteName): Promise<Declared> =>
  (await import(`../../../${remote}/src/events`)).events;

describe('the events of our own modules', () => {
  it('are all in the table, and each event of the table has one sender', async () => {
    const all: Declared[] = [cart, shell, ...(await Promise.all(REMOTES.map(declaredBy)))];
    expect(all.flatMap(({ publishes }) => publishes).sort()).toEqual(Object.keys(EVENTS).sort());
  });
});
