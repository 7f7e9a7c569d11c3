import { bringToGuests } from '../publish';
import { fakeShop } from '../publish/testing/fake-shop';
import { admittedPages } from './pages';

const shop = fakeShop();
let options: ReturnType<typeof shop.team>['options'];
beforeEach(async () => {
  ({ options } = shop.team('owner'));
  await bringToGuests(options);
});

/** Compares pages that this configuration makes with those that guests get. */
const compare = (business: object = {}, ...codes: string[]) => {
  const { store, site } = options;
  const changed = { ...site, business: { ...site.business, ...business } };
  return admittedPages({ store, site: changed }, { codes: new Set(codes), by: 'Cook' });
};
const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');

it('pages as guests already have them need no approval', async () => {
  expect(await compare()).toEqual([]);
});

it('a change of the configuration is refused with each document that it changes, and passes once its code is accepted', async () => {
  await expect(compare({ name: 'Another library' })).rejects.toThrow('Not released: the pages.');
  expect(printed()).toContain('“of Another library”');
  expect(printed()).toMatch(/robots\.txt/);
  const [, code = ''] = /--accept ([0-9a-f]{4})/.exec(printed()) ?? [];
  const accepted = await compare({ name: 'Another library' }, code);
  expect(accepted.join('\n')).toContain('Harbor Library');
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
