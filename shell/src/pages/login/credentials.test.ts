import { checkCredentials } from './credentials';

describe('an email address', () => {
  it.each(['olive@test.example', "o'brien@test.example", 'a+b.c@x-y.co.uk'])(
    '%s may log in [171]',
    (email) => {
      expect(checkCredentials(email, 'x')).toEqual({});
    },
  );

  it.each(['olive', 'olive@', '@test.example', 'olive@test', 'a b@test.example', 'a@b@c.example'])(
    '“%s” is none [171]',
    (email) => {
      expect(checkCredentials(email, 'x')).toEqual({
        email: 'Please enter a valid email address, like name@example.com.',
      });
    },
  );
});
