import { chmodSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../../platform/jest/testing/temporary-folder';
import { smokeTest } from './visit-shop';

const { at, write } = temporaryFolder();

it('the browser of the visit, which runs the shop’s code, has its sandbox and no credentials', async () => {
  process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'of the job';
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  write(
    'chromium',
    `#!/bin/sh\necho "$@" > ${at('arguments')}\nenv > ${at('environment')}\nexit 1\n`,
  );
  chmodSync(at('chromium'), 0o755);
  await expect(smokeTest('https://shop.example', at('chromium'))).rejects.toThrow(
    'has been closed',
  );
  delete process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
  const environment = readFileSync(at('environment'), 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toContain('of the job');
  expect(readFileSync(at('arguments'), 'utf8')).not.toContain('--no-sandbox');
});
