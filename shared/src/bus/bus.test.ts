import { muteConsole } from '../testing/mute-console';
import { eventNames, moduleEvents, observeEvents, type EventName } from './bus';

const added = { name: 'Chicken taco soup', size: 'Quart', quantity: 1 };

const bus = moduleEvents({ publishes: eventNames, subscribes: eventNames });

const warn = muteConsole('warn');
const error = muteConsole('error');

it('a module’s event reaches everyone who listens for it, until they stop, without fields that this page does not know, and nobody else', () => {
  const [first, second, other, all] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const ends = [
    bus.subscribe('cart/item-added', first),
    bus.subscribe('cart/item-added', second),
    bus.subscribe('menu/changed', other),
    observeEvents(all),
  ];
  bus.publish('cart/item-added', Object.assign({ ofNextVersion: true }, added));
  expect(first.mock.calls).toEqual([[added]]);
  expect(second.mock.calls).toEqual([[added]]);
  expect(other).not.toHaveBeenCalled();
  bus.publish('menu/changed', {});
  for (const end of ends) end();
  bus.publish('menu/changed', {});
  expect(other.mock.calls).toEqual([[{}]]);
  expect(all.mock.calls).toEqual([
    ['cart/item-added', added],
    ['menu/changed', {}],
  ]);
});

describe('a module of another version', () => {
  it.each(['cart/emptied', '__proto__'])(
    'that publishes or listens for the unknown event %s gets an error report and goes on',
    (name) => {
      const names = [name as EventName];
      const later = moduleEvents({ publishes: names, subscribes: names });
      later.publish(name as EventName, {});
      later.subscribe(name as EventName, jest.fn())();
      const told = expect.stringContaining(`"${name}" is not an event this page knows`);
      expect(warn.mock.calls).toEqual([[told], [told]]);
    },
  );

  it.each([
    ['a field is missing', { name: 'Danish', size: '9 X 13' }, 'quantity is missing'],
    ['a field has another type', { ...added, quantity: '1' }, 'quantity: '],
    ['a count is no whole number', { ...added, quantity: 1.5 }, 'quantity: '],
    ['there is no payload', undefined, 'is missing'],
  ])('sends events that are dropped and reported when %s (case 16)', (_case, payload, reason) => {
    const listener = jest.fn();
    bus.subscribe('cart/item-added', listener);

    bus.publish('cart/item-added', payload as never);

    expect(listener).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"cart/item-added" was dropped');
    expect(warn.mock.calls[0]?.[0]).toContain(reason);
  });
});

it('one of several listeners cannot change what the others receive, and one that throws is reported without stopping them (case 17)', () => {
  const failure = new Error('broken remote');
  const heard = jest.fn();
  bus.subscribe('cart/item-added', (payload) => {
    payload.quantity = 99;
  });
  bus.subscribe('cart/item-added', () => {
    throw failure;
  });
  bus.subscribe('cart/item-added', heard);
  bus.publish('cart/item-added', added);
  expect(heard.mock.calls).toEqual([[added]]);
  expect(error).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenLastCalledWith(
    '[simmer/bus] a listener of "cart/item-added" failed.',
    failure,
  );
});
