import { readComposedMenu } from './composed-menu';

const DRAWING = 'https://menu.test.example/classics.svg#Meatloaf';
const soup = [{ name: 'Chili', sizes: [{ label: 'Quart', price: 25 }], description: 'Hot.' }];
const MENU = {
  classics: [
    {
      ...{ name: 'Meatloaf', drawing: DRAWING },
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

it('every dish of the live fixed menu is read, with its sizes, prices, flavors and drawing, within five seconds', async () => {
  answer(MENU);
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const sizes = [{ label: 'Quart', priceCents: 2500, feeds: '' }];
  expect(await readComposedMenu()).toEqual([
    {
      ...{ id: 'Meatloaf', name: 'Meatloaf', isSoldOut: false, drawing: DRAWING },
      sizes: [
        { label: 'Small', priceCents: 1350, feeds: '' },
        { label: 'Large', priceCents: 2500, feeds: '' },
      ],
    },
    { id: 'Chili', name: 'Chili', isSoldOut: false, sizes },
    { id: 'Danish', name: 'Danish', isSoldOut: false, sizes, flavors: ['Cherry', 'Apple'] },
  ]);
  expect(fetch).toHaveBeenCalledWith('/menu.json', { signal, cache: 'no-cache' });
  expect(timeout).toHaveBeenCalledWith(5000);
});

it.each<[string, unknown, number?]>([
  ['without a section', { classics: MENU.classics, soup }],
  ['without dishes in a section', { ...MENU, soup: [] }],
  ['that is an error', MENU, 503],
])(
  'a file %s is not a menu without dishes, but no menu at all',
  async (_what, body, status = 200) => {
    answer(body, status);
    await expect(readComposedMenu()).rejects.toThrow();
  },
);
