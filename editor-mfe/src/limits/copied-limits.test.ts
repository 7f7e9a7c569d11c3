import { fakeLimits } from '../testing/fake-limits';
import { copyLimits, dropLimits } from './copied-limits';

const STORED = {
  pools: {
    oven: { name: 'Oven', dishes: ['stew', 'pie'] },
    pot: { name: 'Pot', dishes: ['soup'] },
  },
  limits: { 'oven 5': 12 },
  leadDays: { stew: 2 },
  most: { pie: 4, stew: 3 },
};

it('a copy comes from the oven and the pot of its dish, with its lead time and its largest number', async () => {
  const { state, withLimitsClient } = fakeLimits(STORED);
  await copyLimits({ stew: 'copy', soup: 'more' }, withLimitsClient);
  const copied = {
    pools: {
      oven: { name: 'Oven', dishes: ['stew', 'pie', 'copy'] },
      pot: { name: 'Pot', dishes: ['soup', 'more'] },
    },
    limits: STORED.limits,
    leadDays: { stew: 2, copy: 2 },
    most: { pie: 4, stew: 3, copy: 3 },
  };
  expect(state.stored).toMatchObject(copied);
  await copyLimits({ stew: 'copy', soup: 'more' }, withLimitsClient);
  expect(state.stored).toMatchObject(copied);
  await dropLimits(['copy', 'more'], withLimitsClient);
  expect(state.stored).toMatchObject(STORED);
});

it('a copy of a dish that nothing limits changes nothing', async () => {
  const { state, withLimitsClient } = fakeLimits(STORED);
  await copyLimits({ tart: 'copy' }, withLimitsClient);
  expect(state.stored).toBe(STORED);
});

it('after years of copies, the oldest dishes leave their oven, because the database stores no more than 100', async () => {
  const dishes = Array.from({ length: 100 }, (_, place) => `dish ${String(place)}`);
  const { state, withLimitsClient } = fakeLimits({ pools: { oven: { name: 'Oven', dishes } } });
  await copyLimits({ 'dish 99': 'copy' }, withLimitsClient);
  expect(state.stored).toMatchObject({ pools: { oven: { dishes: [...dishes.slice(1), 'copy'] } } });
});
