import * as analytics from 'firebase/analytics';
import * as vitals from 'web-vitals';
import { start } from './analytics-client';

jest.mock('firebase/analytics');
jest.mock('web-vitals');
jest.mock('./firebase-app', () => ({ firebaseApp: () => 'the app' }));
jest.mock('@simmer/shared/registry', () => ({
  loadRegistry: async () => ({
    shell: { version: '1.4.0' },
    modules: { 'menu-mfe': { version: '2.0.0', entry: 'https://menu.test.example/entry.js' } },
  }),
}));

const sdk = jest.mocked(analytics);
const find = (selector: string) => document.querySelector(selector);
const logged = () => sdk.logEvent.mock.calls.map((call) => call.slice(1));

beforeEach(() => {
  jest.resetAllMocks();
  sdk.isSupported.mockResolvedValue(true);
  sdk.initializeAnalytics.mockReturnValue('analytics' as never);
  document.body.innerHTML = `
    <div data-module="shell"><h1>Soup</h1><div data-module="menu-mfe"><button>Add</button></div></div>`;
});

/** Reports a metric as the library does. */
async function visited(name: 'CLS' | 'INP' | 'LCP', value: number, entries: object[]) {
  await start();
  const [report] = jest.mocked(vitals[`on${name}`]).mock.calls[0]!;
  report({ name, value, rating: 'good', entries } as never);
}

describe('the page speed that analytics receives', () => {
  it.each([
    ['how long a tap took', 'INP', () => [{ target: find('button') }], 'menu-mfe', '2.0.0'],
    [
      'when the largest thing was painted',
      'LCP',
      () => [{ element: find('button') }, { element: find('h1') }],
      'shell',
      '1.4.0',
    ],
    [
      'what moved most',
      'CLS',
      () => [
        { value: 0.005, sources: [{ node: find('h1') }] },
        { value: 0.015, sources: [{ node: find('button')?.firstChild }] },
      ],
      'menu-mfe',
      '2.0.0',
    ],
    ['of an element that is gone', 'INP', () => [{ target: null }], 'shell', '1.4.0'],
    ['of no shift', 'CLS', () => [], 'shell', '1.4.0'],
    ['of no painting', 'LCP', () => [], 'shell', '1.4.0'],
  ] as const)(
    'is %s, with the module that it belongs to and its version',
    async (_what, figure, entries, module, version) => {
      await visited(figure, 96, entries());
      expect(logged()).toEqual([
        ['web_vitals', { figure, value: 96, rating: 'good', module, version }],
      ]);
    },
  );

  it('is not measured in a browser that analytics does not support', async () => {
    sdk.isSupported.mockResolvedValue(false);
    await start();
    expect(sdk.initializeAnalytics).not.toHaveBeenCalled();
    expect(vitals.onINP).not.toHaveBeenCalled();
  });
});

it('analytics receives the path of each page and nothing that follows it, and collects nothing by itself', async () => {
  window.history.replaceState(null, '', '/cart?name=Ada#menu');
  const log = await start();
  expect(sdk.initializeAnalytics).toHaveBeenCalledWith('the app', {
    config: expect.objectContaining({
      send_page_view: false,
      page_location: 'http://localhost/cart',
    }),
  });
  log?.page('/privacy');
  const page = { page_location: 'http://localhost/privacy' };
  expect(logged()).toEqual([['page_view', page]]);
  expect(sdk.setDefaultEventParameters).toHaveBeenCalledWith(page);
});
