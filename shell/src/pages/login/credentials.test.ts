import { checkCredentials } from './credentials';

describe('an email address', () => {
  it.each(['olive@test.example', "o'brien@test.example", 'a+b.c@x-y.co.uk'])(
    '%s may log in [171]',
    (email) => {
      expect(checkCredentials(email, 'x')).toEqual({});
    },
  );

  it('may have spaces around it, as phones add them [171]', () => {
    expect(checkCredentials(' olive@test.example ', 'x')).toEqual({});
  });

  it.each(['olive', 'olive@', '@test.example', 'olive@test', 'a b@test.example', 'a@b@c.example'])(
    '“%s” is none [171]',
    (email) => {
      expect(checkCredentials(email, 'x')).toEqual({
        email: 'Please enter a valid email address, like name@example.com.',
      });
    },
  );

  it.each(['', '   ', '\u200b\u200e'])('is required when it is “%s” [171]', (email) => {
    expect(checkCredentials(email, 'x')).toEqual({ email: 'Please enter your email address.' });
  });
});

describe('a password', () => {
  it('is required [172]', () => {
    expect(checkCredentials('olive@test.example', '')).toEqual({
      password: 'Please enter your password.',
    });
  });

  it('may be short, or made of spaces: the provider judges it [172]', () => {
    expect(checkCredentials('olive@test.example', ' ')).toEqual({});
  });
});
