import { asciiDigits } from './ascii-digits';

it.each([
  ['32.50', '32.50'],
  ['٣٢', '32'],
  ['۴۵۶', '456'],
  ['３２ pm', '32 pm'],
  ['१०', '10'],
  ['𝟘𝟡𝟎𝟗', '0909'],
  ['½ pound, ② pans', '½ pound, ② pans'],
])('digits of any script are those of English: “%s” is “%s”', (typed, read) => {
  expect(asciiDigits(typed)).toBe(read);
});
