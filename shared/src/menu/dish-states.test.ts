import { parseDishStates } from './dish-states';

const PIE = 'Coconut cream pie';
const STATE = { isSoldOut: false, isHidden: false, photoColor: '', tags: [] };

describe('what is set for the dishes that are always on the menu', () => {
  it('is read from its document, for the dishes to which something applies', () => {
    const stored = {
      soldOut: { Danish: true },
      hidden: { Danish: true, [PIE]: true },
      photos: { [PIE]: '#a1b2c3' },
      eggs: { [PIE]: true },
      'tree nuts': { [PIE]: true, 'Key lime pie': true },
    };
    expect(parseDishStates(stored)).toEqual({
      states: new Map([
        [PIE, { ...STATE, isHidden: true, photoColor: '#a1b2c3', tags: ['tree nuts', 'eggs'] }],
        ['Key lime pie', { ...STATE, tags: ['tree nuts'] }],
        ['Danish', { ...STATE, isSoldOut: true, isHidden: true }],
      ]),
      problems: [],
    });
  });

  it('has the owner’s prices, beside those of the configuration', () => {
    const { states } = parseDishStates({ prices: { 'Meatloaf with veggies\nLarge': '5250' } });
    expect(states.get('Meatloaf with veggies')?.sizes).toEqual([
      { label: 'Small', feeds: 'feeds 3-4', priceCents: 3000 },
      { label: 'Large', feeds: 'feeds 6-8', priceCents: 5250 },
    ]);
    expect(states.size).toBe(1);
  });

  it.each([undefined, null, 'all', { soldOut: { 'Yesterday’s stew': true } }])(
    'is empty in %j',
    (data) => expect(parseDishStates(data).states.size).toBe(0),
  );

  it.each([
    ['a mark that is none', { soldOut: { Danish: true, [PIE]: 'yes' } }],
    ['an allergen that is none', { soldOut: { Danish: true }, milk: { [PIE]: 'a little' } }],
    ['a list', { soldOut: { Danish: true }, hidden: [PIE] }],
    ['a price that is none', { soldOut: { Danish: true }, prices: { 'Danish\n9 X 13': '-1' } }],
    ['a price too high', { soldOut: { Danish: true }, prices: { 'Danish\n9 X 13': '1000001' } }],
    ['a color that is none', { soldOut: { Danish: true }, photos: { [PIE]: 'red' } }],
  ])('keeps everything but %s, which is reported', (_what, data) => {
    const { states, problems } = parseDishStates(data);
    expect([...states]).toEqual([['Danish', { ...STATE, isSoldOut: true }]]);
    expect(problems).toHaveLength(1);
  });
});
