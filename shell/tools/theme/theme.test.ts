import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '../../../platform/jest/testing/temporary-folder';
import { readTheme } from './theme';

const root = resolve(__dirname, '../../..');
const { at, write } = temporaryFolder();
const read = (theme: unknown) => readTheme(root, { theme }, at('site.config.json'));
const drawing = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9"/></svg>`;

describe('a configuration', () => {
  it('without a theme has the look of the design', async () => {
    expect(await readTheme(root, { business: {} }, 'x.json')).toEqual({ ok: true });
  });

  it('with colors gets a rule for every token derived from them, but none where the system chooses', async () => {
    const read1 = await read({ colors: { light: '#f4b8a0', wall: '#3d2238' } });
    expect(read1).toMatchObject({ ok: true, theme: { barColor: '#3d2238' } });
    const css = read1.ok ? read1.theme?.css : '';
    expect(css).toMatch(/^@media \(forced-colors:none\)\{html:root\{--color-ground-dark:#3d2238;/);
    expect(css).toContain('--color-butter:#f4b8a0;--color-focus-on-dark:#f4b8a0');
    expect(css).not.toContain('--color-ink');
  });

  it.each([
    [{ colors: { ink: 'black' } }, 'theme.colors.ink: must be a color like #c4301c'],
    [{ colors: { brand: '#000000' } }, 'theme.colors.brand is not a known field'],
    [{ logo: 'x.svg' }, 'theme.logo is not a known field'],
    [{ picture: ' ' }, 'theme.picture: must not be empty'],
  ])('with %j is refused: %s', async (theme, problem) => {
    expect(await read(theme)).toEqual({ ok: false, problems: [problem] });
  });
});

describe('a picture', () => {
  const refusals: [string, string | Buffer, string][] = [
    ['hero.heic', 'x', 'is not a picture that both browsers'],
    ['hero.webp', 'x', 'is not a picture that both browsers and link previews can show'],
    ['hero.jpg', 'RIFF....WEBP', 'is not a JPEG or PNG file, whatever its name says'],
    ['hero.png', Buffer.alloc(300_001), 'is 301 kB, but the limit for a photo is 300'],
    [
      'hero.svg',
      drawing('0 0 1600 1680').padEnd(60_001),
      'is 61 kB, but the limit for a drawing is 60',
    ],
    [
      'hero.svg',
      drawing('0 0 1600 900'),
      'is 1600 by 900, but a drawing needs the aspect ratio of 1600 by 1680',
    ],
    ['hero.svg', '<html></html>', 'is not an SVG drawing with a viewBox'],
  ];
  it.each(refusals)(
    '%s that does not fit is refused, and the message says what would fit (%#)',
    async (name, content, sentence) => {
      write(name, content);
      expect(await read({ picture: name })).toEqual({
        ok: false,
        problems: [expect.stringContaining(`theme.picture: “${name}” ${sentence}`)],
      });
    },
  );

  it('that is a drawing is written into the style', async () => {
    write('hero.svg', drawing('0 0 800 840'));
    const found = await read({ picture: 'hero.svg' });
    const picture = found.ok ? found.theme?.picture : undefined;
    expect(picture?.photo).toBe(undefined);
    expect(picture?.css).toMatch(/^:root\{--hero:url\("data:image\/svg\+xml,[^"]*"\)\}$/);
  });

  it('that is a photo has an address that changes with it, and is covered by the wall where the words are', async () => {
    const jpeg = readFileSync(resolve(root, 'shell/public/og-image.jpg'));
    const photo = async (content: string) => {
      write('hero.jpg', Buffer.concat([jpeg, Buffer.from(content)]));
      const found = await read({ picture: 'hero.jpg' });
      const { css = '', inlineCss, photo } = (found.ok && found.theme?.picture) || {};
      return { css, inlineCss, name: photo?.name ?? '' };
    };
    const first = await photo('one');
    expect(first.name).toMatch(/^hero\.[0-9a-f]{16}\.jpg$/);
    expect(first.css).toContain(`--hero:url("/${first.name}")`);
    expect(first.inlineCss).toContain('--hero:url("data:image/jpeg;base64,');
    expect(first.css).toContain('--hero-shade:linear-gradient(');
    expect((await photo('two')).name).not.toBe(first.name);
  });

  it.each([
    ['og-image.jpg', { width: 1200, height: 630 }],
    ['icon-512.png', { width: 512, height: 512 }],
  ])('that is a photo is described to services that show links: %s', async (file, size) => {
    write(file, readFileSync(resolve(root, 'shell/public', file)));
    expect(await read({ picture: file })).toMatchObject({ theme: { picture: { photo: size } } });
  });
});
