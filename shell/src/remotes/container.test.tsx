import { openContainer } from './container';

const URL = 'https://menu.test.example/remoteEntry.1.js';
const INTEGRITY = 'sha384-of-1';
const MenuSections = () => null;
const shared = { react: {} };

function script(): HTMLScriptElement {
  const found = document.head.querySelector('script');
  if (!found) throw new Error('No script was asked for.');
  return found;
}

/** Simulates the network: the entry arrives and sets its global. */
function arrive(container: unknown): void {
  Object.assign(globalThis, { menu_mfe: container });
  script().dispatchEvent(new Event('load'));
}

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: jest.fn(() => Promise.resolve()),
    __webpack_share_scopes__: { default: shared },
  });
});

it('an entry is fetched with CORS and its integrity, and gets the shared modules of the page before anything is taken from it', async () => {
  const calls: unknown[] = [];
  const opening = openContainer('menu_mfe', URL, INTEGRITY);
  expect(script()).toMatchObject({ src: URL, crossOrigin: 'anonymous', integrity: INTEGRITY });
  arrive({
    init: (scope: unknown) => calls.push(scope),
    get: (part: string) => {
      calls.push(part);
      return Promise.resolve(() => ({ default: MenuSections }));
    },
  });
  const get = await opening;
  await expect(get('MenuSections')).resolves.toEqual({ default: MenuSections });
  expect(calls).toEqual([shared, './MenuSections']);
});

it.each([
  ['cannot be fetched', 'error', 'could not be fetched.'],
  // This container must not be mistaken for the one that ran before.
  ['fails while it runs', 'load', 'failed while it ran'],
])('an entry that %s is named in the error', async (_fault, event, message) => {
  Object.assign(globalThis, { menu_mfe: { init: jest.fn(), get: jest.fn() } });
  const opening = openContainer('menu_mfe', URL);
  script().dispatchEvent(new Event(event));
  await expect(opening).rejects.toThrow(`${URL} ${message}`);
  expect(document.head.querySelector('script')).toBeNull();
});
