import { parseMenu, type Dish } from '@simmer/shared/menu';
import { requestPhoto } from '@simmer/shared/request-photo';
import { act, screen, within } from '@testing-library/react';
import { DishList } from '../section/dish-list';
import { PHOTO, PHOTO_ADDRESS, photosArrive } from '../testing/fake-photos';
import { render } from '../testing/render';
import { showPhotos } from './photos';

jest.mock('@simmer/shared/request-photo', () => ({ requestPhoto: jest.fn() }));

const RED = '#aa0000';
const GREEN = '#00aa00';
const request = jest.mocked(requestPhoto);

const dish = (id: string, picture = '', position = 0) => ({
  id,
  data: { name: id, sizes: [{ label: 'Small', price: 9 }], picture, position },
});

/** Shows these dishes, and later others in their place. */
async function show(...documents: ReturnType<typeof dish>[]) {
  const list = (shown: typeof documents) => {
    const { dishes } = parseMenu(shown);
    return { dishes, page: <DishList section="monthly" dishes={dishes} /> };
  };
  const arrive = (dishes: readonly Dish[]) =>
    act(async () => showPhotos(document.body, dishes, () => undefined));
  const first = list(documents);
  const { rerender } = render(first.page);
  await arrive(first.dishes);
  return (...next: typeof documents) => {
    const { dishes, page } = list(next);
    rerender(page);
    return arrive(dishes);
  };
}
const image = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('presentation');

beforeEach(() => {
  photosArrive();
  Object.assign(navigator, { connection: undefined });
});

describe('the photo of a dish', () => {
  it('is not requested again when the menu is, and stays with a dish that the owner moves', async () => {
    const update = await show(dish('a', RED), dish('b'));
    await update(dish('a', RED), dish('b'));
    expect(request).toHaveBeenCalledTimes(1);
    await update(dish('a', RED, 2), dish('b', '', 1));
    expect(image('a')).toHaveAttribute('src', PHOTO_ADDRESS);
    expect(image('b')).toHaveAttribute('src', expect.stringContaining('plates.svg#Plate'));
  });

  it('is fetched again when the owner has replaced it, and becomes the drawing again when the owner has removed it', async () => {
    const update = await show(dish('a', RED));
    request.mockResolvedValue({ ...PHOTO, base64: 'BBBB' });
    await update(dish('a', GREEN));
    expect(image('a')).toHaveAttribute('src', 'data:image/webp;base64,BBBB');
    await update(dish('a'));
    expect(image('a')).toHaveAttribute('src', expect.stringContaining('plates.svg#Plate'));
    expect(image('a')).not.toHaveAttribute('data-photo');
  });

  it.each([
    ['it cannot be read', false, 1],
    ['the guest saves data, and is not asked for', true, 0],
  ])('is replaced by the drawing when %s', async (_when, saveData, times) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    request.mockRejectedValue(new Error('offline'));
    Object.assign(navigator, { connection: { saveData } });
    await show(dish('a', RED));
    expect(image('a')).toHaveAttribute('src', expect.stringContaining('plates.svg#Plate'));
    expect(request).toHaveBeenCalledTimes(times);
    expect(warn).toHaveBeenCalledTimes(times);
  });
});
