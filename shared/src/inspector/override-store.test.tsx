import { checkAddress, keepOverride, readOverrides } from './override-store';
import { OVERRIDES_KEY } from './overrides-key';

const EXAMPLE = 'http://localhost:3001/remoteEntry.js';
const CART = 'http://localhost:3002/remoteEntry.js';

describe('an address that replaces a live module', () => {
  it.each([
    [EXAMPLE, EXAMPLE],
    ['  http://127.0.0.1:4000/1.0.0-ab12cd34/remoteEntry.3f2a91bc.js ', undefined],
    ['https://localhost/remoteEntry.js?anew=1', undefined],
    ['HTTP://LOCALHOST:3001/remoteEntry.js', EXAMPLE],
    // A browser reads these as 127.0.0.1.
    ['http://2130706433:3001/remoteEntry.js', 'http://127.0.0.1:3001/remoteEntry.js'],
  ])('may be on this computer: %s', (typed, address = typed.trim()) => {
    expect(checkAddress(typed, EXAMPLE)).toEqual({ ok: true, address });
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    'http://localhost.evil.example/remoteEntry.js',
    'http://127.0.0.2/remoteEntry.js',
    'http://[::1]:3001/remoteEntry.js',
  ])('may not be on another one, and the message says what to type: %s', (typed) => {
    expect(checkAddress(typed, EXAMPLE)).toEqual({
      ok: false,
      problem: `A module can only run from this computer, and "${new URL(typed).hostname}" is another one. Type an address at localhost or 127.0.0.1, like ${EXAMPLE}.`,
    });
  });

  it.each([
    ['localhost:3001/remoteEntry.js', 'Type a complete address that begins with http://'],
    ['javascript:alert(1)//localhost/x.js', 'Type a complete address that begins with http://'],
    ['http://localhost@evil.example/x.js', 'Remove the user name and the password'],
    ['http://:secret@localhost:3001/x.js', 'Remove the user name and the password'],
    ['http://localhost:3001/', "Name the module's entry file"],
  ])('is refused with a message: %s', (typed, sentence) => {
    const checked = checkAddress(typed, EXAMPLE);
    expect(checked).toEqual({ ok: false, problem: expect.stringContaining(sentence) });
    expect(checked).toEqual({ ok: false, problem: expect.stringContaining(EXAMPLE) });
  });
});

describe('the overrides of a tab', () => {
  it('are stored by module, and end one by one', () => {
    expect(readOverrides()).toEqual(new Map());
    keepOverride('menu-mfe', EXAMPLE);
    expect(keepOverride('cart-mfe', CART)).toBe(true);
    expect([...readOverrides()]).toEqual([
      ['menu-mfe', EXAMPLE],
      ['cart-mfe', CART],
    ]);
    keepOverride('menu-mfe', undefined);
    expect([...readOverrides()]).toEqual([['cart-mfe', CART]]);
    keepOverride('cart-mfe', undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['another host, whoever wrote it there', { 'menu-mfe': 'https://evil.example/x.js' }],
    ['another shape', ['http://localhost:3001/x.js']],
    ['no address', { 'menu-mfe': 7 }],
  ])('are not taken from %s', (_what, kept) => {
    sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(kept));
    expect(readOverrides().get('menu-mfe')).toBeUndefined();
  });

  it('are none when storage is broken or blocked', () => {
    sessionStorage.setItem(OVERRIDES_KEY, '{');
    expect(readOverrides()).toEqual(new Map());
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readOverrides()).toEqual(new Map());
    expect(keepOverride('menu-mfe', EXAMPLE)).toBe(false);
  });
});
