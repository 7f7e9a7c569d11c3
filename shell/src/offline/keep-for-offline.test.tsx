import { setSiteConfig } from '@simmer/shared/config';
import { loadRegistry } from '@simmer/shared/registry';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { keepForOffline } from './keep-for-offline';
import { startOffline } from './start-offline';

jest.mock('@simmer/shared/registry', () => ({ loadRegistry: jest.fn() }));

const SHOP = 'http://localhost';
const MENU = 'http://menu.test.example';
const CODE = `${SHOP}/2.0.0/main.0123abcd.js`;

const register = jest.fn();
const postMessage = jest.fn();
let load: (...addresses: string[]) => void;

function defineGlobals(connection: object): void {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(navigator, { connection });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(tell: (list: object) => void) {
        load = (...addresses) => {
          tell({ getEntries: () => addresses.map((name) => ({ name })) });
        };
      }
      observe(options: PerformanceObserverInit) {
        expect(options).toEqual({ type: 'resource', buffered: true });
      }
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
  setSiteConfig(testSiteConfig);
  jest.mocked(loadRegistry).mockResolvedValue({
    shell: { version: '2.0.0' },
    modules: { menu: { version: '1.5.0', entry: `${MENU}/1.5.0/entry.js` } },
  });
  defineGlobals({});
});

afterEach(() => {
  jest.useRealTimers();
});

const afterTheDelay = () => jest.advanceTimersByTimeAsync(5000);

describe('the worker', () => {
  it('is told which page is shown, of which releases, and what it has loaded', async () => {
    await keepForOffline('/cart');
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    load(CODE, `${MENU}/1.5.0/entry.0123abcd.js`);
    expect(postMessage.mock.calls).toEqual([
      [
        {
          versions: ['2.0.0', '1.5.0'],
          page: '/cart',
          files: [CODE, `${MENU}/1.5.0/entry.0123abcd.js`],
          isLater: false,
        },
      ],
    ]);
  });

  it('is told what the page loads later, but of a sheet of pictures only once, and of no other site', async () => {
    await keepForOffline('/');
    load(CODE);
    const pictures = `${MENU}/1.5.0/dishes.4567abcd.svg`;
    load('https://other.example/a.4567abcd.js', `${pictures}#pie`, `${pictures}#soup`);
    expect(postMessage).toHaveBeenLastCalledWith(
      expect.objectContaining({ files: [pictures], isLater: true }),
    );
  });
});

describe('nothing is stored', () => {
  it('for a guest who saves data', async () => {
    defineGlobals({ saveData: true });
    await keepForOffline('/');
    expect(register).not.toHaveBeenCalled();
  });

  it('in development', async () => {
    jest.mocked(loadRegistry).mockResolvedValue({ modules: {} });
    await keepForOffline('/');
    expect(register).not.toHaveBeenCalled();
  });

  it('of a canary, whose page is not the one that the host has for everybody at that address', async () => {
    document.documentElement.dataset.canary = '/canary/menu-mfe';
    startOffline('/');
    await afterTheDelay();
    delete document.documentElement.dataset.canary;
    expect(register).not.toHaveBeenCalled();
  });

  it('while a guest taps for the first time', async () => {
    startOffline('/');
    await jest.advanceTimersByTimeAsync(4900);
    expect(register).not.toHaveBeenCalled();
    await afterTheDelay();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('if the business does not want it', async () => {
    startOffline('/');
    await afterTheDelay();
    expect(register).toHaveBeenCalledTimes(1);
    setSiteConfig({ ...testSiteConfig, offline: false });
    startOffline('/');
    await afterTheDelay();
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('where the browser has no service workers or blocks them, and the page works on', async () => {
    register.mockRejectedValue(new Error('blocked'));
    await expect(keepForOffline('/')).rejects.toThrow('blocked');
    startOffline('/');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    startOffline('/');
    await afterTheDelay();
  });
});
