import { setSiteConfig } from '@simmer/shared/config';
import { parseMenu } from '@simmer/shared/menu';
import { requestPicture } from '@simmer/shared/request-picture';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen } from '@testing-library/react';
import { DishList } from '../menu-sections/dish-list';
import { render } from '../testing/render';

jest.mock('@simmer/shared/request-picture', () => ({ requestPicture: jest.fn() }));

const RED = '#aa0000';
const GREEN = '#00aa00';
const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const ADDRESS = 'data:image/webp;base64,AAAA';

const request = jest.mocked(requestPicture);
const enlarge = jest.fn();
const observed = new Set<Element>();
let arrive: (element: Element) => void;
let showPhotos: typeof import('./photos').showPhotos;

const dish = (id: string, picture = '') => ({
  id,
  data: { name: id, sizes: [{ label: 'Small', price: 9 }], picture },
});

function show(...documents: ReturnType<typeof dish>[]) {
  const { dishes } = parseMenu(documents);
  const page = <DishList section="monthly" dishes={dishes} />;
  const { rerender } = render(page);
  showPhotos(document.body, dishes, enlarge);
  return (...next: ReturnType<typeof dish>[]) => {
    const changed = parseMenu(next).dishes;
    rerender(<DishList section="monthly" dishes={changed} />);
    showPhotos(document.body, changed, enlarge);
  };
}
const image = (name: string) =>
  [...document.querySelectorAll('article')]
    .find((card) => card.querySelector('h3')?.textContent === name)!
    .querySelector('img')!;

async function scrollTo(name: string) {
  if (!observed.has(image(name))) return;
  await act(async () => {
    arrive(image(name));
  });
}

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  observed.clear();
  request.mockReset().mockResolvedValue(photo);
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void) {
        arrive = (target) => callback([{ target, isIntersecting: true }]);
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  });
  Object.assign(navigator, { connection: undefined });
  jest.isolateModules(() => {
    ({ showPhotos } = jest.requireActual('./photos'));
  });
});

describe('the photo of a dish', () => {
  it('is fetched when its card comes near the window; until then its color is there', async () => {
    show(dish('a'), dish('b', RED));
    expect(image('b').style.backgroundColor).toBe('rgb(170, 0, 0)');
    expect(image('b').src).toMatch(/^data:image\/gif/);
    expect(request).not.toHaveBeenCalled();
    await scrollTo('a');
    await scrollTo('b');
    expect(request.mock.calls).toEqual([['b', RED]]);
    expect(image('b').src).toBe(ADDRESS);
    expect(image('a').src).toContain('#fallback-0');
  });

  it('is not fetched again when the menu was read again, or a card comes back', async () => {
    const update = show(dish('a', RED), dish('b'));
    await scrollTo('a');
    update(dish('a', RED), dish('b'));
    await scrollTo('a');
    expect(image('a').src).toBe(ADDRESS);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('stays with its dish when the owner moves it', async () => {
    const update = show(dish('a', RED), dish('b'));
    await scrollTo('a');
    const at = (id: string, position: number, picture = '') => ({
      id,
      data: { ...dish(id, picture).data, position },
    });
    update(at('a', 2, RED), at('b', 1));
    await scrollTo('a');
    expect(image('a').src).toBe(ADDRESS);
    expect(image('b').src).toContain('#fallback-');
  });

  it('is fetched anew when the owner has replaced it', async () => {
    const update = show(dish('a', RED));
    await scrollTo('a');
    request.mockResolvedValue({ ...photo, base64: 'BBBB' });
    update(dish('a', GREEN));
    await scrollTo('a');
    expect(image('a').src).toBe('data:image/webp;base64,BBBB');
  });

  it('gives way to the drawing when the owner has removed it', async () => {
    const update = show(dish('a', RED));
    await scrollTo('a');
    update(dish('a'));
    expect(image('a').src).toContain('#fallback-');
    expect(image('a')).not.toHaveAttribute('data-photo');
  });

  it('can be enlarged, which the drawing cannot', async () => {
    const update = show(dish('a', RED), dish('b'));
    expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
    await scrollTo('a');
    const button = screen.getByRole('button', { name: /^Enlarge/ });
    expect(button).toHaveAccessibleName('Enlarge the photo of a');
    button.click();
    expect(enlarge.mock.calls).toEqual([[{ dishName: 'a', address: ADDRESS }]]);
    update(dish('a'), dish('b'));
    expect(button).not.toBeInTheDocument();
  });

  it('gives way to the drawing when it cannot be read, and the page works on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    request.mockRejectedValue(new Error('offline'));
    show(dish('a', RED));
    await scrollTo('a');
    expect(image('a').src).toContain('#fallback-');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not fetched for a guest who saves data: they keep the drawing', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    show(dish('a', RED));
    expect(observed.size).toBe(0);
    expect(image('a').src).toContain('#fallback-');
  });
});
