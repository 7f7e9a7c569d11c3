import { dishIdOf } from './pending-notes';

it('A dish has one id in all its sizes, and another than a dish of the Monthly Menu with its name', () => {
  const line = { id: 'x', name: 'Danish', priceCents: 1, modification: null, flavor: null };
  const ofSize = (size: string) => dishIdOf({ ...line, size });
  expect(ofSize('Small')).toBe(ofSize('Large'));
  expect(dishIdOf({ ...line, size: 'Small', documentId: 'a1' })).not.toBe(ofSize('Small'));
});
