import { measureModules, type PageView } from './measure-modules';

const registry = {
  modules: {
    'menu-mfe': { version: '1.2.0', entry: 'https://menu.test.example/1.2.0/remoteEntry.js' },
    'cart-mfe': { version: '1.0.1', entry: 'https://cart.test.example/1.0.1/remoteEntry.js' },
  },
  shell: { version: '2.0.0' },
};
const resource = (
  name: string,
  startTime: number,
  responseEnd: number,
  encodedBodySize: number,
) => ({ name, startTime, responseEnd, encodedBodySize });
const empty: PageView = {
  resources: [],
  styles: [],
  shellBase: 'https://shop.test.example/2.0.0/',
  here: new Set(['shell', 'menu-mfe']),
};
const NONE = new Map<string, string>();

function report(name: string, page: Partial<PageView>, overrides = NONE) {
  const found = measureModules(registry, overrides, { ...empty, ...page }).find(
    (module) => module.name === name,
  );
  if (!found) throw new Error(`There is no report of ${name}.`);
  return found;
}

describe('the report of a module', () => {
  it('adds up the module’s own scripts and styles, each file once', () => {
    const resources = [
      resource('https://menu.test.example/1.2.0/remoteEntry.js', 10, 40, 6000),
      resource('https://menu.test.example/1.2.0/menu.js?retry=1', 10, 60, 8000),
      resource('https://menu.test.example/1.2.0/menu.css', 20, 50, 1000),
      resource('https://menu.test.example/1.2.0/menu.css', 90, 90, 1000),
      resource('https://menu.test.example/1.2.0/pie.avif', 0, 900, 90_000),
      resource('https://menu.test.example/1.1.0/remoteEntry.js', 0, 900, 6000),
      resource('https://cart.test.example/1.0.1/remoteEntry.js', 0, 900, 6500),
    ];
    expect(report('menu-mfe', { resources })).toMatchObject({ bytes: 15_000, loadMs: 50 });
  });

  it('has no size where an origin does not reveal it, but has the time', () => {
    const resources = [
      resource('https://menu.test.example/1.2.0/remoteEntry.js', 10, 40, 0),
      resource('https://menu.test.example/1.2.0/menu.js', 10, 60, 8000),
    ];
    expect(report('menu-mfe', { resources })).toMatchObject({ bytes: undefined, loadMs: 50 });
  });

  it('counts styles in the document for the module that they belong to, in bytes', () => {
    const styles = [
      { href: 'https://menu.test.example/1.2.0/menu.css', css: '.a{content:"é"}' },
      { href: 'https://shop.test.example/2.0.0/main.css', css: '.b{}' },
    ];
    expect(report('menu-mfe', { styles }).inlineBytes).toBe(16);
    expect(report('shell', { styles }).inlineBytes).toBe(4);
  });

  it('has the figures of an overridden module from its own address', () => {
    const overrides = new Map([['menu-mfe', 'http://localhost:3001/remoteEntry.js']]);
    const resources = [
      resource('https://menu.test.example/1.2.0/remoteEntry.js', 0, 1, 6000),
      resource('http://localhost:3001/remoteEntry.js', 0, 7, 500_000),
    ];
    expect(report('menu-mfe', { resources }, overrides)).toMatchObject({
      isOverridden: true,
      origin: 'http://localhost:3001',
      bytes: 500_000,
      loadMs: 7,
    });
  });

  it('counts a file for the innermost folder when one module’s folder is inside another’s', () => {
    const resources = [resource('https://menu.test.example/1.2.0/remoteEntry.js', 0, 1, 6000)];
    const page = { resources, shellBase: 'https://menu.test.example/' };
    expect(report('shell', page).bytes).toBeUndefined();
    expect(report('menu-mfe', page).bytes).toBe(6000);
  });
});
