import { DEMO_MENU } from './seed-data';
import { firestoreValue } from './seed';

describe('the seed', () => {
  it('writes whole and fractional prices in the types that Firestore’s own client uses', () => {
    expect(
      firestoreValue([
        { label: 'Small', price: 28.5 },
        { label: 'Large', price: 48 },
      ]),
    ).toEqual({
      arrayValue: {
        values: [
          {
            mapValue: { fields: { label: { stringValue: 'Small' }, price: { doubleValue: 28.5 } } },
          },
          {
            mapValue: {
              fields: { label: { stringValue: 'Large' }, price: { integerValue: '48' } },
            },
          },
        ],
      },
    });
  });

  it('has four dishes, and the first has the same sizes as the first Classic', () => {
    const ids = Object.keys(DEMO_MENU).sort();
    expect(ids).toHaveLength(4);
    expect(DEMO_MENU[ids[0] ?? '']?.sizes.map(({ label }) => label)).toEqual(['Small', 'Large']);
  });

  it('has names in capitals, as the editor stores them', () => {
    for (const { name } of Object.values(DEMO_MENU)) expect(name).toBe(name.toUpperCase());
  });
});
