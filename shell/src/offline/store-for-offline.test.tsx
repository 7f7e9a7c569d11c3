import { setSiteConfig } from '@simmer/shared/config';
import { loadRegistry } from '@simmer/shared/registry';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { startOffline } from './start-offline';
import { storeForOffline } from './store-for-offline';

jest.mock('@simmer/shared/registry', () => ({ loadRegistry: jest.fn() }));

const SHOP = 'http://localhost';
const MENU = 'http://menu.test.example';
const CODE = `${SHOP}/2.0.0/main.0123abcd.js`;

const { dataset } = document.documentElement;
const register = jest.fn();
const postMessage = jest.fn();
const tell = jest.fn();
let load: (...addresses: string[]) => void;

function defineGlobals(connection: object): void {
  Object.assign(navigator, { connection });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(tell: (list: object) => void) {
        load = (...addresses) => tell({ getEntries: () => addresses.map((name) => ({ name })) });
      }
      observe = () => undefined;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.mocked(loadRegistry).mockResolvedValue({
    shell: { version: '2.0.0' },
    modules: { menu: { version: '1.5.0', entry: `${MENU}/1.5.0/entry.js` } },
  });
  defineGlobals({});
});
afterEach(() => {
  delete dataset.overridden;
  delete dataset.stored;
});

it('the worker learns what the page loads later, but only once for a sheet of pictures, and nothing from other sites', async () => {
  await storeForOffline('/');
  load(CODE);
  const pictures = `${MENU}/1.5.0/dishes.4567abcd.svg`;
  load('https://other.example/a.4567abcd.js', `${pictures}#pie`, `${pictures}#soup`);
  expect(postMessage).toHaveBeenLastCalledWith({ files: [pictures] });
});

describe('nothing is stored, and the page works,', () => {
  it.each([
    ['for a guest who saves data', () => defineGlobals({ saveData: true })],
    ['in development', () => jest.mocked(loadRegistry).mockResolvedValue({ modules: {} })],
    ['in a tab that runs another release', () => (dataset.overridden = '')],
    [
      'if the business does not want it',
      () => setSiteConfig({ ...testSiteConfig, offline: false }),
    ],
    ['without service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ])('%s', async (_when, arrange) => {
    arrange();
    startOffline('/', tell);
    await jest.advanceTimersByTimeAsync(5000);
    expect(register).not.toHaveBeenCalled();
  });

  it('while a guest taps for the first time, or where the browser blocks workers', async () => {
    register.mockRejectedValue(new Error('blocked'));
    startOffline('/', tell);
    await jest.advanceTimersByTimeAsync(4999);
    expect(register).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('for a page that is not on the device: it keeps its address, and the guest reads what works (case 75)', async () => {
    const { business } = testSiteConfig;
    setSiteConfig({ ...testSiteConfig, business: { ...business, locale: 'de-DE' } });
    const open = async (address: string) => {
      window.history.replaceState(null, '', address);
      startOffline('/', tell);
      await jest.advanceTimersByTimeAsync(0);
      return window.location.pathname + window.location.hash;
    };
    // The network may answer again, and then the menu is not from the device.
    expect(await open('/?page=%2Fkitchen#order=3.x')).toBe('/kitchen#order=3.x');
    dataset.stored = String(new Date(2026, 11, 24).getTime());
    // A mail program may have encoded the # of a link.
    for (const page of ['%2Fkitchen#order=3.x', '%2Fkitchen%2523order=3.x'])
      expect(await open(`/?page=${page}`)).toBe('/kitchen#order=3.x');
    for (const elsewhere of ['//', '/\\', '/\t/'])
      expect(await open(`/?page=${encodeURIComponent(elsewhere)}elsewhere.example`)).toBe('/');
    expect(tell.mock.calls).toEqual([
      [expect.stringMatching(/^You’re offline/)],
      [expect.stringMatching(/^You’re offline/)],
      // The day is in the language of the sentence.
      ...Array(3).fill([
        expect.stringMatching(/This is the page from Thursday, December 24, 2026, as stored/),
      ]),
    ]);
  });
});
