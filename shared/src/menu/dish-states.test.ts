import { parseDishStates } from './dish-states';
import { FIXED_DISHES } from './fixed-dishes';

const PIE = FIXED_DISHES.desserts[0];
const STATE = { isSoldOut: false, isHidden: false, photoColor: '' };

describe('what is set for the dishes that are always on the menu', () => {
  it('is read from its document, for the dishes to which something applies', () => {
    const stored = {
      soldOut: { Danish: true },
      hidden: { Danish: true, [PIE]: true },
      photos: { [PIE]: '#a1b2c3' },
    };
    expect(parseDishStates(stored)).toEqual({
      states: new Map([
        [PIE, { isSoldOut: false, isHidden: true, photoColor: '#a1b2c3' }],
        ['Danish', { isSoldOut: true, isHidden: true, photoColor: '' }],
      ]),
      problems: [],
    });
  });

  it.each([undefined, null, 'all', { soldOut: { 'Yesterday’s stew': true } }])(
    'is nothing in %j',
    (data) => expect(parseDishStates(data).states.size).toBe(0),
  );

  it.each([
    ['a mark that is none', { soldOut: { Danish: true, [PIE]: 'yes' } }],
    ['a list', { soldOut: { Danish: true }, hidden: [PIE] }],
    ['a color that is none', { soldOut: { Danish: true }, photos: { [PIE]: 'red' } }],
  ])('is all but %s, which is told of', (_what, data) => {
    const { states, problems } = parseDishStates(data);
    expect([...states]).toEqual([['Danish', { ...STATE, isSoldOut: true }]]);
    expect(problems).toHaveLength(1);
  });
});
