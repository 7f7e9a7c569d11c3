import { isEmail } from './email';

it.each([
  ["o'brien@mail.example", true],
  [' ada+soup@mail.example ', true],
  ['ada', false],
  ['ada@localhost', false],
  ['ada lovelace@mail.example', false],
])('is %p an email address? %p', (text, is) => expect(isEmail(text)).toBe(is));
