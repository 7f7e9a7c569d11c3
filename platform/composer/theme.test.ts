import { fakeModules, page, site } from './testing/fake-modules';

const { composed, write } = fakeModules();

const css = '@media (forced-colors:none){html:root{--color-ink:#111111}}';
const drawing = { css: ':root{--hero:url("data:image/svg+xml,own")}' };
const size = { width: 1600, height: 1200 };
const photo = {
  css: ':root{--hero:url("/hero.0123456789abcdef.jpg")}',
  photo: { bytes: Buffer.from('photo'), name: 'hero.0123456789abcdef.jpg', ...size },
};
const themed = (theme: object) => composed({ site: { ...site, theme: { css, ...theme } } });

describe('the look of a shop', () => {
  it('is in every document, but in no configuration that a page’s script reads', async () => {
    const composition = await themed({ barColor: '#112233' });
    for (const name of ['index.html', 'news.html', '404.html']) {
      expect(page(composition, name)).toMatchObject({ theme: { css, barColor: '#112233' } });
      expect(page(composition, name).blocks.site).toEqual(site);
    }
  });

  it('has its drawing only in the home page’s document, where it replaces the design’s', async () => {
    write('shell/client/pot.0123abcd.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('shell/client/main.11111111.css', 'p{background:var(--hero,url(pot.0123abcd.svg))}');
    const composition = await themed({ picture: drawing });
    const home = page(composition, 'index.html');
    expect(home.theme.css).toContain(drawing.css);
    expect(home.styles[0].css).toContain('url("/pot.0123abcd.svg")');
    expect(page(composition, 'news.html').theme.css).toBe(css);
    expect(page(await composed(), 'index.html').styles[0].css).toContain(
      'url("data:image/svg+xml,',
    );
  });

  it('names a photo by its address', async () => {
    const home = page(await themed({ picture: photo }), 'index.html');
    expect(home.theme.css).toContain('--hero:url("/hero.0123456789abcdef.jpg")');
    expect(home.theme.picture).toEqual({ address: '/hero.0123456789abcdef.jpg', ...size });
  });
});
