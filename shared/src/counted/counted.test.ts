import { counted } from './counted';

it.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('a page that counts %d says “%s”', (count, text) => {
  expect(counted(count, 'item')).toBe(text);
});
