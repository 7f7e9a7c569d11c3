import { readComposedMenu } from './composed-menu';
import { parseMenu } from './menu';

const DRAWING = 'https://menu.test.example/classics.svg#Meatloaf';
const soup = [{ name: 'Chili', sizes: [{ label: 'Quart', price: 25 }], description: 'Hot.' }];
const MENU = {
  classics: [
    {
      ...{ name: 'Meatloaf', description: 'Glazed.', drawing: DRAWING, plate: 'Roast' },
      isReady: true,
      sizes: [
        { label: 'Small', price: 13.5, feeds: '1 pound' },
        { label: 'Large', price: 25 },
      ],
    },
  ],
  soup,
  desserts: [{ ...soup[0], name: 'Danish', flavors: ['Cherry', 'Apple'] }],
};

function answer(body: unknown, status = 200): void {
  const response = { ok: status === 200, status, json: async () => body };
  globalThis.fetch = jest.fn().mockResolvedValue(response);
}

it('every dish of the live fixed menu is read, with its words, sizes, prices, flavors, kind and drawing, within five seconds', async () => {
  answer({ ...MENU, soup: [{ ...soup[0], ofALaterRelease: true }], breakfast: [] });
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  expect(await readComposedMenu()).toEqual(MENU);
  expect(fetch).toHaveBeenCalledWith('/menu.json', { signal, cache: 'no-cache' });
  expect(timeout).toHaveBeenCalledWith(5000);
});

it('a page shows the live fixed menu with what the owner has set, as it does its own', async () => {
  answer(MENU);
  const fixedMenu = await readComposedMenu();
  const { fixed } = parseMenu([{ id: 'Chili', data: { fixed: true, soldOut: true } }], {
    fixedMenu,
  });
  expect(fixed.map(({ name, isSoldOut }) => [name, isSoldOut])).toEqual([
    ['Meatloaf', false],
    ['Chili', true],
    ['Danish', false],
  ]);
});

it.each<[string, unknown, number?]>([
  ['without a section', { classics: MENU.classics, soup }],
  ['without dishes in a section', { ...MENU, soup: [] }],
  ['without the words of a dish', { ...MENU, soup: [{ ...soup[0], description: undefined }] }],
  ['without the price of a size', { ...MENU, soup: [{ ...soup[0], sizes: [{ label: 'Quart' }] }] }],
  ['that is an error', MENU, 503],
])(
  'a file %s is not a menu without dishes, but no menu at all',
  async (_what, body, status = 200) => {
    answer(body, status);
    await expect(readComposedMenu()).rejects.toThrow();
  },
);
