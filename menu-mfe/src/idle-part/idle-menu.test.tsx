import type { StoredDocument } from '@simmer/shared/firebase';
import { fixedDishes } from '@simmer/shared/menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { requestPhoto } from '@simmer/shared/request-photo';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuSection } from '../menu-sections/menu-section';
import { MonthlyMenu } from '../testing/monthly-menu';
import { PHOTO_ADDRESS, photosArrive } from '../testing/fake-photos';
import { shownDishes } from '../section/section-dishes';
import { render } from '../testing/render';
import { IdleMenu } from './load-idle-menu';

jest.mock('@simmer/shared/request-photo', () => ({ requestPhoto: jest.fn() }));

const SOUP = fixedDishes('soup', testSiteConfig.fixedMenu);
const [TACO = '', NOODLE = ''] = SOUP.map(({ name }) => name);

const pie = (picture: string): StoredDocument => ({
  id: 'a',
  data: { name: 'PIE', sizes: [{ label: 'Small', price: 9 }], picture },
});
const enlarge = (name: string) =>
  screen.findByRole('button', { name: `Enlarge the photo of ${name}` });
const settle = () => act(async () => undefined);

async function open(documents: StoredDocument[]) {
  const menu = createMenuStore(async () => documents);
  render(
    <>
      <MonthlyMenu store={menu} />
      <MenuSection section="soup" store={menu} />
      <IdleMenu store={menu} shownIn={shownDishes} />
    </>,
  );
  await act(() => menu.read());
  await settle();
}

beforeEach(() => {
  photosArrive();
});

it('a photo is shown for a fixed dish as for one of the month, and opens in a dialog with its name', async () => {
  const user = userEvent.setup();
  await open([
    { id: NOODLE, data: { fixed: true, picture: '#aa0000' } },
    { id: TACO, data: { fixed: true, hidden: true } },
    pie('#00aa00'),
  ]);
  expect(await enlarge('PIE')).toBeVisible();
  const button = await enlarge(NOODLE);
  expect(jest.mocked(requestPhoto)).toHaveBeenCalledWith(NOODLE, '#aa0000');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: NOODLE });
  expect(within(dialog).getByRole('img', { name: `Photo of ${NOODLE}` })).toHaveAttribute(
    'src',
    PHOTO_ADDRESS,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
