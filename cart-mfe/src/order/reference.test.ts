import { newReference, REFERENCE } from './reference';

it('is short, has no letters that look alike, and is never the same twice in a shop’s life', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references) {
    expect(reference).toMatch(REFERENCE);
    expect(reference).not.toMatch(/[01258OILZSBUV]/);
  }
  expect(new Set(references).size).toBeGreaterThan(1998);
});
