import { withLimitsClient } from '@simmer/shared/firebase';
import { fixedDishes } from '@simmer/shared/menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import { MenuSection } from '../menu-sections/menu-section';
import { render } from '../testing/render';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { LimitsOnMenu } from './limits-on-menu';

jest.mock('@simmer/shared/firebase', () => ({ withLimitsClient: jest.fn() }));

const read = jest.mocked(withLimitsClient);
const SOUP = fixedDishes('soup', testSiteConfig.fixedMenu);
const [TACO, NOODLE] = SOUP.map(({ name }) => name);
const card = (name = '') => within(screen.getByRole('article', { name }));
const MENU = createMenuStore(async () => []);
const settle = () => act(async () => undefined);

it('a card says what is left, as it is now when the guest returns to the tab, until there are enough again', async () => {
  const few = (text: string) => ({ kind: 'few', text });
  read.mockResolvedValueOnce((dish: string) => (dish === TACO ? few('3 left for Tue') : undefined));
  read.mockResolvedValueOnce((dish: string) => (dish === TACO ? undefined : few('2 left for Tue')));
  const shown = [['soup', SOUP]] as const;
  render(
    <>
      <MenuSection section="soup" store={MENU} />
      <LimitsOnMenu shown={shown} />
    </>,
  );
  await settle();
  expect(card(TACO).getByText('3 left for Tue')).toBeVisible();
  expect(card(NOODLE).queryByText(/left for/)).toBeNull();
  await returnToTab();
  await settle();
  expect(card(TACO).queryByText(/left for/)).toBeNull();
  expect(card(NOODLE).getByText('2 left for Tue')).toBeVisible();
});

it('a dish that is sold out says only that', async () => {
  read.mockResolvedValue(() => ({ kind: 'none', text: 'Gone for Tue' }));
  const gone = SOUP.map((dish) => ({ ...dish, isSoldOut: true }));
  render(
    <>
      <MenuSection section="soup" store={MENU} />
      <LimitsOnMenu shown={[['soup', gone]]} />
    </>,
  );
  await settle();
  expect(screen.queryByText('Gone for Tue')).toBeNull();
});

it('the menu stays as it is when nobody knows what is left', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  read.mockRejectedValue(new Error('offline'));
  render(<LimitsOnMenu shown={[]} />);
  await settle();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('could not be read'),
    expect.any(Error),
  );
});
