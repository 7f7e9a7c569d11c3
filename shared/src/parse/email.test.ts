import { isEmail } from './email';

describe('an email address', () => {
  it.each(['guest@simmer.example', "o'brien@mail.example", ' ada+soup@mail.example ', 'a@b.co'])(
    'can be %p',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@mail.example',
    'ada@localhost',
    'ada lovelace@mail.example',
    'a@b@c.example',
  ])('cannot be %p', (text) => expect(isEmail(text)).toBe(false));
});
