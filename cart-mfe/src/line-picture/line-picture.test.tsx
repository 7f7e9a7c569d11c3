import { requestPhoto } from '@simmer/shared/request-photo';
import { act, render } from '@testing-library/react';
import { soup } from '../testing/dishes';
import { LinePicture } from './line-picture';

jest.mock('@simmer/shared/request-photo', () => ({ requestPhoto: jest.fn() }));

const RED = '#aa0000';
const DRAWING = 'https://menu.test.example/soup.1234abcd.svg#Chicken-taco-soup';
const ADDRESS = 'data:image/webp;base64,AAAA';
const request = jest.mocked(requestPhoto);

async function show(line: { drawing?: string; photoColor?: string }) {
  await act(async () => {
    render(<LinePicture item={{ ...soup, ...line }} />);
  });
}
/** Decorative pictures have no role. */
const shown = () => document.querySelector('img')?.getAttribute('src');
const frame = () => document.querySelector('div > div');

const saveData = () => Object.assign(navigator, { connection: { saveData: true } });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  Object.assign(navigator, { connection: undefined });
  request.mockReset().mockResolvedValue({ type: 'image/webp', base64: 'AAAA' });
});

it('a line of the cart shows the drawing of its dish, as decoration, or no picture; neither needs the database', async () => {
  await show({});
  expect(frame()).toBeNull();
  await show({ drawing: DRAWING });
  expect(shown()).toBe(DRAWING);
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
  expect(request).not.toHaveBeenCalled();
});

it('a line shows the photo instead of the drawing, and the color of the photo until it has loaded', async () => {
  let arrive!: (photo: Awaited<ReturnType<typeof requestPhoto>>) => void;
  request.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await show({ drawing: DRAWING, photoColor: RED });
  expect(request).toHaveBeenCalledWith('Chicken taco soup', RED);
  expect(shown()).toBeUndefined();
  expect(frame()).toHaveStyle({ background: RED });
  await act(async () => arrive({ type: 'image/webp', base64: 'AAAA' }));
  expect(shown()).toBe(ADDRESS);
});

it.each([
  ['when the owner has removed the photo', () => request.mockResolvedValue(undefined), 0],
  ['when it cannot be read', () => request.mockRejectedValue(new Error('offline')), 1],
  ['to a guest who saves data', saveData, 0],
])('a line shows the drawing %s', async (_when, arrange, warnings) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  arrange();
  await show({ drawing: DRAWING, photoColor: RED });
  expect(shown()).toBe(DRAWING);
  expect(warn).toHaveBeenCalledTimes(warnings);
});
