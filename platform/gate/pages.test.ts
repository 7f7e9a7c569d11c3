import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { bringToGuests } from '../publish';
import { fakeShop } from '../publish/testing/fake-shop';
import { admittedPages, type TakePictures } from './pages';

const shop = fakeShop();
let options: ReturnType<typeof shop.team>['options'];
beforeEach(async () => {
  ({ options } = shop.team('owner'));
  await bringToGuests(options);
});

const GREEN = Buffer.from('green');
const pictureOf = (narrow: Buffer) =>
  new Map([
    [390, narrow],
    [1440, GREEN],
  ]);
const alike: TakePictures = () => Promise.resolve(pictureOf(GREEN));
/** Compares pages that this configuration makes with those that guests get. */
const compare = (business: object = {}, takePictures = alike, ...codes: string[]) => {
  const { store, site } = options;
  const changed = { ...site, business: { ...site.business, ...business } };
  return admittedPages(
    { store, site: changed, takePictures },
    { codes: new Set(codes), by: 'Cook' },
  );
};
const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');

it('pages as guests already have them need no approval', async () => {
  expect(await compare()).toEqual([]);
});

it('a change of the configuration is refused with each document that it changes, and passes once its code is accepted', async () => {
  await expect(compare({ name: 'The other kitchen' })).rejects.toThrow('Not released: the pages.');
  expect(printed()).toContain('“of The other kitchen”');
  expect(printed()).toMatch(/robots\.txt/);
  const [, code = ''] = /--accept ([0-9a-f]{4})/.exec(printed()) ?? [];
  const accepted = await compare({ name: 'The other kitchen' }, alike, code);
  expect(accepted.join('\n')).toContain(testSiteConfig.business.name);
});

it('hosts are asked a few addresses at a time, because each must answer within its limit', async () => {
  let open = 0;
  const counts: number[] = [];
  const { answer } = shop.hosting;
  jest.mocked(fetch).mockImplementation(async (input) => {
    counts.push((open += 1));
    await new Promise(setImmediate);
    open -= 1;
    const { body, ...rest } = answer(new Request(input).url);
    return new Response(new Uint8Array(body), rest);
  });
  await compare();
  expect(counts.length).toBeGreaterThan(12);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

it('a header that differs from the live one is reported', async () => {
  const { answer } = shop.hosting;
  jest.mocked(fetch).mockImplementation((input) => {
    const { status, body, headers } = answer(new Request(input).url);
    const weaker = { ...headers, 'Referrer-Policy': 'unsafe-url' };
    return Promise.resolve(new Response(new Uint8Array(body), { status, headers: weaker }));
  });
  await expect(compare()).rejects.toThrow('Not released: the pages.');
  expect(printed()).toContain(
    '“referrer-policy: unsafe-url” is now “referrer-policy: strict-origin-when-cross-origin”',
  );
});

it('a page that looks different is named with the width of the window, and chance differences are left out', async () => {
  const pictures = (differs: (time: number) => boolean): TakePictures => {
    let time = 0;
    return (url, answers) => {
      const isNew =
        answers !== undefined && new URL(url).pathname === '/cart' && differs((time += 1));
      return Promise.resolve(pictureOf(isNew ? Buffer.from('red') : GREEN));
    };
  };
  expect(
    await compare(
      {},
      pictures((time) => time === 1),
    ),
  ).toEqual([]);
  await expect(
    compare(
      {},
      pictures(() => true),
    ),
  ).rejects.toThrow('Not released');
  expect(printed()).toContain('shell: it looks different (/cart, 390 px)');
});
