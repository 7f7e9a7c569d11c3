import { grantManager } from './grant-manager';

it('accepts every email address that the site accepts for an account', async () => {
  const account = { email: "o'brien@mail.example", project: 'My Kitchen' };
  await expect(grantManager(account, {})).rejects.toThrow('is not the id of a Firebase project');
});

it.each([
  ['a word', 'olive'],
  ['an address without a domain', 'olive@'],
  ['a path', '../users/x@b.example/..'],
])('says that %s is not an email address', async (_, email) => {
  await expect(grantManager({ email }, {})).rejects.toThrow(`"${email}" is not an email address`);
});
