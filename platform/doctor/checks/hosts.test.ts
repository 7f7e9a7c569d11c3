import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '../../deploy';
import { fakeShop, SITES } from '../../deploy/testing/fake-shop';
import { checkHosts } from './hosts';

const shop = fakeShop();

it('hosts that serve what is live in the store are found right, and a file with other bytes is named, with what to do', async () => {
  const { options, hosting } = shop;
  await deploy(options);
  const checked = () => checkHosts(options.site, options.store);
  expect(await checked()).toMatchObject([
    { level: 'ok', text: expect.stringMatching(/^All \d+ pages and files/) },
  ]);
  writeFileSync(join(hosting.live(SITES['cart-mfe']) ?? '', 'remoteEntry.22222222.js'), 'evil();');
  expect(await checked()).toMatchObject([
    {
      level: 'problem',
      text: expect.stringMatching(/remoteEntry\.22222222\.js answers with different bytes/),
      advice: expect.stringContaining('npm run deploy'),
    },
  ]);
});
