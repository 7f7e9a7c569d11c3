import { grantManager } from './grant-manager';

it('accepts every email address that the site accepts for an account', async () => {
  const args = ["o'brien@mail.example", '--project', 'My Kitchen'];
  await expect(grantManager(args, {})).rejects.toThrow('is not the id of a Firebase project');
});
