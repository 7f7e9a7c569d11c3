import { parseMenu } from '@simmer/shared/menu';
import { requestPicture } from '@simmer/shared/request-picture';
import { act } from '@testing-library/react';
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
  await act(async () => arrive(image(name)));
}

beforeEach(() => {
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
  it('is not fetched again when the menu was read again, or the owner moves the dish', async () => {
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

  it('is fetched anew when the owner has replaced it, and gives way to the drawing when it was removed', async () => {
    const update = show(dish('a', RED));
    await scrollTo('a');
    request.mockResolvedValue({ ...photo, base64: 'BBBB' });
    update(dish('a', GREEN));
    await scrollTo('a');
    expect(image('a').src).toBe('data:image/webp;base64,BBBB');
    update(dish('a'));
    expect(image('a').src).toContain('#fallback-');
    expect(image('a')).not.toHaveAttribute('data-photo');
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
