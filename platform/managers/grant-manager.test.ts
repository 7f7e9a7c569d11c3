import { grantManager } from './grant-manager';

it('takes every address that the site takes for an account', async () => {
  const args = ["o'brien@mail.example", '--project', 'My Kitchen'];
  await expect(grantManager(args, {})).rejects.toThrow('is no id of a Firebase project');
});
