import type * as Base from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { findChromium } from './chromium';

jest.mock('./debian', () => ({ installPackage: () => Promise.resolve(false) }));
jest.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/nowhere' } }));
jest.mock('../base', () => ({
  ...jest.requireActual<typeof Base>('../base'),
  printRemark: () => undefined,
  runCommand: () => Promise.resolve({ code: 1, output: 'getaddrinfo ENOTFOUND cdn.example' }),
}));

const programs = temporaryFolder();
beforeEach(() => {
  Object.assign(process.env, { PATH: programs.at(), CHROMIUM_PATH: '' });
});

it('if Chromium cannot be downloaded, the developer is asked to install it, with the reason', async () => {
  await expect(findChromium()).rejects.toThrow(
    /^The journeys need Chromium: install it .*\n {4}getaddrinfo ENOTFOUND cdn\.example$/s,
  );
});

it('a Chromium of the system is used', async () => {
  const path = programs.write('chromium-browser', '');
  expect(await findChromium()).toBe(path);
});
