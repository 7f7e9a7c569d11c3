import { inlineJson } from '../../shared/src/parse/inline-json';
import { openStore } from '../releases';
import { fakeShop, TARGET } from './testing/fake-shop';
import { chooseTarget } from './target';

const answers = fakeShop();
const { site, shop } = TARGET;

it('the local cloud is examined with the configuration that it runs with, not that of this terminal', async () => {
  // As with `npm start -- --demo bakery`.
  const business = { ...site.business, name: 'A <small> bakery' };
  const bakery = inlineJson({ ...site, business });
  const body = `<script type="application/json" id="site-config">${bakery}</script>`;
  answers['GET /'] = { status: 200, body };
  expect(await chooseTarget(site, undefined, {})).toMatchObject({
    isLocal: true,
    site: { business },
  });
});

it('a real shop is examined at its own address, with the configuration of this checkout', async () => {
  const target = await chooseTarget(site, openStore('/nowhere'), {});
  expect(target).toMatchObject({ isLocal: false, site, shop });
});

it('without a shop and without a running local cloud, both ways to name one are said', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('fetch failed'));
  await expect(chooseTarget(site, undefined, {})).rejects.toThrow(/"npm start".*--store /);
});
