import { fakeList, fakeModules, page } from './testing/fake-modules';

const { changeShell, composed, input, write } = fakeModules();
const NEWS = 'https://news.remotes.test.example/files/';

function declare(place: object): void {
  write('news/client/build.json', fakeList('news', { place }));
}
const soup = { path: '/soup', expose: 'News', title: 'Soup' };

describe('a remote that declares a page', () => {
  it('has a document with its HTML and everything that the page loads', async () => {
    declare(soup);
    const composition = await composed();
    expect(composition.warnings).toEqual([]);
    const { body, preloads, chunks, styles, blocks } = page(composition, 'soup.html');
    expect(body[0]).toContain('News with the shell’s React');
    expect(preloads).toEqual([`${NEWS}remoteEntry.22222222.js`]);
    expect(chunks).toEqual(['/pages.11111111.js', `${NEWS}News.22222222.js`]);
    expect(styles[2].href).toBe(`${NEWS}News.22222222.css`);
    expect(blocks.registry.modules['news'].place).toEqual(soup);
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
      'index.html',
      'news.html',
    ]);
  });
});

describe('an invalid route or slot is refused, so that nothing is published:', () => {
  it.each([
    [
      'a page of the shell',
      { ...soup, path: '/news' },
      /news claims the page \/news, which belongs to the shell/,
    ],
    [
      'the file of the home page',
      { ...soup, path: '/index' },
      /news claims the page \/index, which belongs to the shell/,
    ],
    [
      'a role that nobody has',
      { ...soup, role: 'cook' },
      /news\/client\/build\.json cannot be used: place\.role/,
    ],
    ['a part that is not exposed', { ...soup, expose: 'Soup' }, /does not expose "Soup"/],
  ])('%s', async (_case, place, why) => {
    declare(place);
    await expect(composed()).rejects.toThrow(why);
  });
});

it('a remote that is not live is in no document and not in the registry', async () => {
  changeShell("exports.PAGES = exports.PAGES.filter(({ pathname }) => pathname !== '/news');");
  const { shell, hours } = input().modules;
  const composition = await composed({ modules: { shell, hours: hours! } });
  expect(composition.warnings).toEqual([]);
  expect([...composition.files.keys()]).not.toContain('news.html');
  expect(Object.keys(page(composition, 'registry.json').modules)).toEqual(['hours']);
});
