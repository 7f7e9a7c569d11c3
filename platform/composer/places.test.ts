import { fakeList, fakeModules, page } from './testing/fake-modules';

const { composed, input, write } = fakeModules();
const EDITOR = 'https://editor.remotes.test.example/';

/** The editor represents any remote that declares a route or slot. */
function declare(place: object): void {
  write('editor-mfe/client/build.json', fakeList('editor-mfe', { place }));
}
const soup = { path: '/soup', expose: 'MenuEditor', title: 'Soup' };

describe('a remote that declares a page', () => {
  it('has a document with its HTML and everything that the page loads', async () => {
    declare(soup);
    const composition = await composed();
    expect(composition.warnings).toEqual([]);
    const { body, preloads, chunks, styles, blocks } = page(composition, 'soup.html');
    expect(body[0]).toContain('MenuEditor with the shell’s React');
    expect(preloads).toEqual([`${EDITOR}remoteEntry.22222222.js`]);
    expect(chunks).toEqual(['/pages.11111111.js', `${EDITOR}MenuEditor.22222222.js`]);
    expect(styles[2].href).toBe(`${EDITOR}MenuEditor.22222222.css`);
    expect(blocks.registry.modules['editor-mfe'].place).toEqual(soup);
  });

  it('for managers has a document without any of that', async () => {
    declare({ ...soup, role: 'manager' });
    const { body, preloads, chunks, styles } = page(await composed(), 'soup.html');
    expect(body).toHaveLength(1);
    expect([...preloads, ...chunks]).toEqual(['/pages.11111111.js']);
    expect(styles).toHaveLength(2);
  });

  it('on the home page has no separate document', async () => {
    declare({ ...soup, path: '/' });
    const { files } = await composed();
    expect([...files.keys()].filter((name) => name.endsWith('.html')).sort()).toEqual([
      '404.html',
      'cart.html',
      'index.html',
    ]);
  });
});

describe('an invalid route or slot is refused, so that nothing is published:', () => {
  it.each([
    [
      'a page of the shell',
      { ...soup, path: '/cart' },
      /editor-mfe claims the page \/cart, which belongs to the shell/,
    ],
    [
      'the file of the home page',
      { ...soup, path: '/index' },
      /editor-mfe claims the page \/index, which belongs to the shell/,
    ],
    [
      'a role that nobody has',
      { ...soup, role: 'cook' },
      /editor-mfe\/client\/build\.json cannot be used: place\.role/,
    ],
    ['a part that is not exposed', { ...soup, expose: 'Soup' }, /does not expose "Soup"/],
  ])('%s', async (_case, place, why) => {
    declare(place);
    await expect(composed()).rejects.toThrow(why);
  });
});

it('a remote that is not live is in no document and not in the registry', async () => {
  const { shell, 'menu-mfe': menu, 'cart-mfe': cart } = input().modules;
  const { files, warnings } = await composed({
    modules: { shell, 'menu-mfe': menu, 'cart-mfe': cart },
  });
  expect(warnings).toEqual([]);
  expect(Object.keys(JSON.parse(files.get('registry.json') ?? '').modules)).toEqual([
    'menu-mfe',
    'cart-mfe',
  ]);
});
