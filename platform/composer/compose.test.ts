import { REMOTES } from '../modules';
import { fakeList, fakeModules, page, site } from './testing/fake-modules';

const HOURS = 'https://hours.remotes.test.example/files/';
const NEWS = 'https://news.remotes.test.example/files/';
const localCloud = {
  auth: 'http://127.0.0.1:1',
  firestore: 'http://127.0.0.1:2',
  email: 'http://127.0.0.1:3',
};

const { composed, write } = fakeModules();

describe('a composition', () => {
  it('has a file for each page of the shell, the registry and the other files', async () => {
    const { files, warnings } = await composed();
    expect([...files.keys()].sort()).toEqual([
      '404.html',
      'hours.json',
      'index.html',
      'news.html',
      'registry.json',
      'releases.json',
      'robots.txt',
    ]);
    expect(files.get('robots.txt')).toBe('of Harbor Library');
    expect(warnings).toEqual([]);
  });

  it('is rendered for the configured business', async () => {
    const business = { ...site.business, name: 'Another Library' };
    const { files } = await composed({ site: { ...site, business } });
    expect(page({ files, warnings: [] }, 'index.html').head).toBe('Another Library');
    expect(files.get('robots.txt')).toBe('of Another Library');
  });

  it('keeps beside its pages, and in none of them, what they were composed with besides the configuration', async () => {
    const composition = await composed({ site: { ...site, composedWith: { hours: 8 } } });
    expect(page(composition, 'composed-with.json')).toEqual({ hours: 8 });
    expect(page(composition, 'index.html').blocks.site).toEqual(site);
  });
});

describe('a composed page', () => {
  it('contains the drawing of its first screen; other pages request its file', async () => {
    write('shell/client/main.11111111.css', 'main{background:url(pot.0123abcd.svg)}');
    write('shell/client/pot.0123abcd.svg', '<svg viewBox="0 0 1 1"/>');
    const composition = await composed();
    const styleOf = (file: string) => page(composition, file).styles[0].css;
    expect(styleOf('index.html')).toBe(
      `main{background:url("data:image/svg+xml,%3csvg viewBox='0 0 1 1'/%3e")}`,
    );
    expect(styleOf('news.html')).toBe('main{background:url("/pot.0123abcd.svg")}');
  });

  it('contains its remote, rendered with the shell’s own React and the URLs of the remote’s files', async () => {
    const composition = await composed();
    expect(page(composition, 'index.html').body[0]).toBe(
      `Hours with the shell’s React and ${HOURS}tin.svg`,
    );
    expect(page(composition, 'news.html').body[0]).toBe(
      `News with the shell’s React and ${NEWS}tin.svg`,
    );
  });

  it('contains its configuration and registry', async () => {
    const since = { shell: '2026-11-27T12:00:00.000Z', hours: '2026-11-28T12:00:00.000Z' };
    const composition = await composed({ localCloud, since });
    const { blocks } = page(composition, 'index.html');
    expect(blocks.site).toEqual(site);
    const entry = 'remoteEntry.22222222.js';
    expect(blocks.registry).toEqual({
      shell: { version: '1.2.0', since: since.shell },
      modules: {
        hours: { version: '1.0.0', since: since.hours, entry: HOURS + entry },
        news: { version: '1.1.0', entry: NEWS + entry },
      },
      localCloud,
    });
    expect(Object.keys(blocks.registry.modules)).toEqual(REMOTES);
    expect(page(composition, 'registry.json')).toEqual({ ...blocks.registry, scripts: {} });
    expect(page(composition, 'news.html').blocks).toEqual(blocks);
  });

  it('inlines its styles with their URLs, beginning with the shell’s', async () => {
    const composition = await composed();
    const shell = { href: '/main.11111111.css', css: 'body{background:url("/pan.0123abcd.svg")}' };
    expect(page(composition, 'index.html').styles).toEqual([
      shell,
      {
        href: `${HOURS}Hours.22222222.css`,
        css: `.Hours{background:url("${HOURS}tin.0123abcd.svg")}`,
      },
    ]);
    const deferred = { href: '/pages.11111111.css', css: 'form{}' };
    expect(page(composition, '404.html').styles).toEqual([shell, deferred]);
  });

  it('loads the shell’s scripts, and preloads only what its own remote needs', async () => {
    const composition = await composed();
    expect(page(composition, 'index.html')).toMatchObject({
      scripts: ['/main.11111111.js'],
      preloads: [`${HOURS}remoteEntry.22222222.js`],
      chunks: [`${HOURS}Hours.22222222.js`],
    });
    expect(page(composition, 'news.html')).toMatchObject({
      preloads: [`${NEWS}remoteEntry.22222222.js`],
      chunks: [`${NEWS}News.22222222.js`],
    });
    const deferred = { preloads: [], chunks: ['/pages.11111111.js'] };
    expect(page(composition, '404.html')).toMatchObject(deferred);
  });

  it('contains the structured data of its modules, if there is any', async () => {
    const composition = await composed();
    expect(page(composition, 'index.html').structuredData).toEqual({ openingHours: 1 });
    expect(page(composition, 'news.html').structuredData).toEqual({});
  });

  it('comes with the data files of its modules, which never replace another file', async () => {
    const composition = await composed();
    expect(page(composition, 'hours.json')).toEqual({ of: 'Harbor Library' });
    expect(composition.files.get('robots.txt')).toBe('of Harbor Library');
  });
});

describe('the scripts of a composition', () => {
  const main = `sha384-${'m'.repeat(64)}`;
  const entry = `sha384-${'e'.repeat(64)}`;
  const chunk = `sha384-${'c'.repeat(64)}`;
  const late = `sha384-${'l'.repeat(64)}`;
  const scripts = {
    '/main.11111111.js': main,
    [`${HOURS}remoteEntry.22222222.js`]: entry,
    [`${HOURS}Hours.22222222.js`]: chunk,
    [`${HOURS}late.2.js`]: late,
  };

  beforeEach(() => {
    write(
      'shell/client/build.json',
      fakeList('shell', { integrity: { 'main.11111111.js': main } }),
    );
    const integrity = {
      'remoteEntry.22222222.js': entry,
      'Hours.22222222.js': chunk,
      'late.2.js': late,
    };
    write('hours/client/build.json', fakeList('hours', { integrity }));
  });

  it('are all in registry.json with their integrity, including lazy ones', async () => {
    expect(page(await composed(), 'registry.json').scripts).toEqual(scripts);
  });

  it('are in the documents with their integrity, and so are the entries in the embedded registry', async () => {
    const { blocks, integrity } = page(await composed(), 'index.html');
    expect(integrity).toEqual(scripts);
    expect(blocks.registry.modules.hours.integrity).toBe(entry);
    expect(blocks.registry).not.toHaveProperty('scripts');
  });

  it('are refused when their list is damaged, and the message names the file', async () => {
    const integrity = { 'remoteEntry.22222222.js': 'sha384-short' };
    write('hours/client/build.json', fakeList('hours', { integrity }));
    await expect(composed()).rejects.toThrow(/hours\/client\/build\.json cannot be used/);
  });
});
