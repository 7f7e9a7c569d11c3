import { existsSync } from 'node:fs';
import { CliError } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { MODULES } from '../modules';
import { startLocalCloud } from './local-cloud';
import { readPorts } from './ports';
import { providedBy } from './services';

const folder = temporaryFolder();
const create = () =>
  startLocalCloud(
    { stateDirectory: folder.at(), ports: readPorts({}), pages: 'built', parts: [] },
    new AbortController().signal,
  );

describe('the folder of a local cloud', () => {
  it('is refused to a second local cloud, which names the holder, until the first has stopped; the orders in the inbox stay', async () => {
    const cloud = await create();
    const order = folder.write('inbox/order.eml', '');
    try {
      await expect(create()).rejects.toThrow(
        new CliError(
          `Another local cloud is running in this checkout (process ${String(process.pid)}): stop it, or use another checkout.`,
        ),
      );
      expect(existsSync(order)).toBe(true);
    } finally {
      await cloud.stop();
    }
    await (await create()).stop();
  });
});

it('a shop gets the services that it needs: one without accounts, documents and orders by email has only its modules', () => {
  expect(providedBy({})).toEqual(MODULES);
  const mailService = () => Promise.reject(new Error('not started'));
  expect(providedBy({ mailService })).toEqual(['inbox', 'email', ...MODULES]);
  expect(providedBy({ accounts: [] }, ['auth', 'email', 'shell'])).toEqual(['auth', 'shell']);
});
