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
describe('an entry', () => {
  it('gets the shared modules of the page before anything is taken from it', async () => {
    const calls: unknown[] = [];
    const opening = openContainer('menu_mfe', URL);
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

  it('is fetched with CORS and its integrity, so that its bytes are verified and a preload matches', () => {
    void openContainer('menu_mfe', URL, INTEGRITY).catch(() => undefined);
    expect(script()).toMatchObject({
      src: URL,
      crossOrigin: 'anonymous',
      integrity: INTEGRITY,
      async: true,
    });
    script().dispatchEvent(new Event('error'));
  });
});

describe('an entry that fails', () => {
  it('because it cannot be fetched, is named', async () => {
    const opening = openContainer('menu_mfe', URL);
    script().dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow(`${URL} could not be fetched.`);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('while it runs, is not mistaken for the one that ran before', async () => {
    Object.assign(globalThis, { menu_mfe: { init: jest.fn(), get: jest.fn() } });
    const opening = openContainer('menu_mfe', URL);
    script().dispatchEvent(new Event('load'));
    await expect(opening).rejects.toThrow('failed while it ran');
  });
});
