import { rmSync, symlinkSync } from 'node:fs';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { installPackage } from './debian';
import { findEngines, namedEngines } from './engines';

jest.mock('./debian', () => ({ installPackage: jest.fn() }));
const install = jest.mocked(installPackage);

const { PATH } = process.env;
const programs = temporaryFolder();
const add = (name: string) => programs.write(name, '');

beforeEach(() => {
  process.env.PATH = programs.at();
  install.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  Object.assign(process.env, { PATH });
});

describe('the engines of the browser journeys', () => {
  it('are used where they are found, and installed where that needs no permission', async () => {
    const webkit = { WEBKIT_DRIVER_PATH: add('WebKitWebDriver'), XVFB_PATH: add('Xvfb') };
    install.mockImplementation(async () => Boolean(add('firefox-esr')));
    const { env, missing } = await findEngines(['firefox', 'webkit']);
    expect(env).toEqual({ FIREFOX_PATH: programs.at('firefox-esr'), ...webkit });
    expect(missing).toEqual({});
    expect(install.mock.calls).toEqual([['firefox-esr']]);
    expect(namedEngines(env)).toEqual(['firefox', 'webkit']);
  });

  it('include a Firefox of another name, but not a snap, which cannot open the profile of a journey', async () => {
    const named = async () => (await findEngines(['firefox'])).env.FIREFOX_PATH;
    add('snap');
    symlinkSync(programs.at('snap'), programs.at('firefox'));
    expect(await named()).toBeUndefined();
    rmSync(programs.at('firefox'));
    programs.write('firefox', '#!/bin/sh\nexec /snap/bin/firefox "$@"\n');
    expect(await named()).toBeUndefined();
    const own = add('firefox');
    expect(await named()).toBe(own);
  });

  it('that cannot be installed are named with the way to get them, and the others are used', async () => {
    add('firefox-esr');
    add('Xvfb');
    const { env, missing } = await findEngines(['firefox', 'webkit']);
    expect(namedEngines(env)).toEqual(['firefox']);
    expect(missing).toEqual({
      webkit:
        'WebKitWebDriver was not found: install it (Debian: apt-get install webkit2gtk-driver), or set WEBKIT_DRIVER_PATH to it.',
    });
  });
});
