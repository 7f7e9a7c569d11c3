import type { NewCartItem } from '../cart/cart-item';
import { aLine } from '../testing/cart-lines';
import { readComposedMenu } from './composed-menu';

const meatloaf = aLine({ name: 'Meatloaf', size: 'Small', priceCents: 3000 });
const danish = aLine({ name: 'Danish', flavors: ['Cherry', 'Apple'] });
const DRAWING = 'https://menu.test.example/classics.svg#dish';

/** A card as menu-mfe renders it. */
function card(...lines: NewCartItem[]): string {
  const article = document.createElement('article');
  article.dataset.addDish = '';
  const picture = article.appendChild(document.createElement('img'));
  picture.dataset.addDrawing = '';
  picture.src = DRAWING;
  for (const line of lines) {
    const button = article.appendChild(document.createElement('button'));
    button.dataset.add = JSON.stringify(line);
  }
  return article.outerHTML;
}

const large = { ...meatloaf, id: 'classic_1_Large', size: 'Large', priceCents: 5000 };
const HOME = `<!doctype html><main>${card(meatloaf, large)}${card(danish)}</main>`;

function answer(body: string, status = 200): void {
  const response = { ok: status === 200, status, text: async () => body };
  globalThis.fetch = jest.fn().mockResolvedValue(response);
}

it('reads every dish of the live home page, with its sizes, prices, flavors and drawing, in five seconds at most', async () => {
  answer(HOME);
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const { name } = meatloaf;
  expect(await readComposedMenu()).toEqual([
    {
      ...{ id: name, name, isSoldOut: false, drawing: DRAWING },
      sizes: [
        { label: 'Small', priceCents: 3000, feeds: '' },
        { label: 'Large', priceCents: 5000, feeds: '' },
      ],
    },
    expect.objectContaining({ id: 'Danish', flavors: danish.flavors }),
  ]);
  expect(fetch).toHaveBeenCalledWith('/', { signal, cache: 'no-cache' });
  expect(timeout).toHaveBeenCalledWith(5000);
});

it.each<[string, string, number?]>([
  ['without a menu', '<main>Loading</main>'],
  ['with other attributes', card(meatloaf).replace('data-add-dish', 'data-dish')],
  ['with a price that is none', card({ ...meatloaf, priceCents: -1 })],
  ['that is an error', HOME, 503],
])('a home page %s is no menu without dishes, but no menu', async (_what, html, status = 200) => {
  answer(html, status);
  await expect(readComposedMenu()).rejects.toThrow();
});
