import { endOverrides, localEntry, readOverrides, storeOverride } from './override-store';
import { OVERRIDES_KEY } from './overrides-key';

const MENU = 'http://localhost:3001/remoteEntry.js';
const CART = 'http://localhost:3002/remoteEntry.js';

describe('an address that replaces a live module', () => {
  it.each([
    ['  http://127.0.0.1:4000/1.0.0/remoteEntry.3f2a91bc.js ', undefined],
    ['https://localhost/remoteEntry.js?anew=1', undefined],
    ['HTTP://LOCALHOST:3001/remoteEntry.js', MENU],
    // A browser reads these as 127.0.0.1.
    ['http://2130706433:3001/remoteEntry.js', 'http://127.0.0.1:3001/remoteEntry.js'],
  ])('may be on this computer: %s', (typed, address = typed.trim()) =>
    expect(localEntry(typed)).toBe(address),
  );

  it('can also be read by a browser without `URL.canParse`', () => {
    jest.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(localEntry(MENU)).toBe(MENU);
    expect(localEntry('no address')).toBeUndefined();
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    'http://localhost.evil.example/remoteEntry.js',
    'http://[::1]:3001/remoteEntry.js',
    'http://:secret@localhost:3001/x.js',
    'localhost:3001/remoteEntry.js',
    'javascript:alert(1)//localhost/x.js',
    'http://localhost:3001/',
    7,
  ])('is refused on another computer, or if it is not a script: %s', (typed) =>
    expect(localEntry(typed)).toBeUndefined(),
  );
});

describe('the overrides of a tab', () => {
  it('are stored by module, and end together, also in the address', () => {
    storeOverride('menu-mfe', MENU);
    expect(storeOverride('cart-mfe', CART)).toBe(true);
    expect(Object.fromEntries(readOverrides())).toEqual({ 'menu-mfe': MENU, 'cart-mfe': CART });
    history.replaceState({ key: 'k' }, '', '/cart?try=menu-mfe@1.0.0&a=1');
    endOverrides();
    expect(sessionStorage).toHaveLength(0);
    expect(location.search).toBe('?a=1');
  });

  it.each([
    '{"menu-mfe":"https://evil.example/x.js"}',
    '{"menu-mfe":{"entry":"https://evil.example/x.js","integrity":"sha384-of-1"}}',
    '["http://localhost:3001/x.js"]',
  ])('are not accepted from %s, whoever wrote them there', (stored) => {
    sessionStorage.setItem(OVERRIDES_KEY, stored);
    expect(readOverrides().get('menu-mfe')).toBeUndefined();
  });
});
