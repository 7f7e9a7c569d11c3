import { temporaryFolder } from '../jest/testing/temporary-folder';
import { installPackage } from './debian';
import { ENGINES_VARIABLE, findEngines, readEngines } from './engines';

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
  it('are used where they are found, and installed where nobody has to be asked', async () => {
    const webkit = { webkitDriver: add('WebKitWebDriver'), xvfb: add('Xvfb') };
    install.mockImplementation(async () => Boolean(add('firefox-esr')));
    const firefox = { firefox: programs.at('firefox-esr') };
    expect(await findEngines(['firefox', 'webkit'])).toEqual({
      engines: { firefox, webkit },
      missing: {},
    });
    expect(install.mock.calls).toEqual([['firefox-esr']]);
  });

  it('that cannot be installed are named with the way to get them, and the others are used', async () => {
    add('firefox');
    add('Xvfb');
    const { engines, missing } = await findEngines(['firefox', 'webkit']);
    expect(Object.keys(engines)).toEqual(['firefox']);
    expect(missing).toEqual({
      webkit:
        'WebKitWebDriver was not found: install it (Debian: apt-get install webkit2gtk-driver), or set WEBKIT_DRIVER_PATH to it.',
    });
  });

  it('reach the journeys through the environment', () => {
    const engines = { firefox: { firefox: '/usr/bin/firefox' } };
    expect(readEngines({ [ENGINES_VARIABLE]: JSON.stringify(engines) })).toEqual(engines);
    expect(readEngines({})).toEqual({});
  });
});
