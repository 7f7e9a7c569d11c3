import { setSiteConfig } from '@simmer/shared/config';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { siteWith, testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render } from '@testing-library/react';
import { NextDelivery, PauseNotice } from './next-delivery';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

async function show() {
  const { container } = await act(async () =>
    render(
      <>
        <PauseNotice />
        <NextDelivery>
          <p>Delivered by Olive</p>
        </NextDelivery>
      </>,
    ),
  );
  return () => [...container.querySelectorAll('p, a')].map(({ textContent }) => textContent);
}

it('the hero says where the shop delivers, or during a pause the owner’s sentence and how to reach the owner; a return to the tab shows changes', async () => {
  const open = { deliveryArea: 'Springfield' };
  const pauseText = 'See you on July 6!';
  requestOrdering
    .mockResolvedValueOnce(open)
    .mockResolvedValueOnce({ ...open, paused: true, pauseText })
    .mockResolvedValueOnce({ leadDays: 1 });
  const texts = { area: 'All of Shelbyville' };
  setSiteConfig({ ...siteWith({ ordering: { keepCartInTab: true } }), texts });
  const lines = await show();
  expect(lines()).toEqual(['Delivered by Olive', 'Springfield']);
  await returnToTab();
  expect(lines()).toEqual([
    `${pauseText} You can fill your cart meanwhile.`,
    pauseText,
    'Questions? Email Olive',
  ]);
  await returnToTab();
  expect(lines()).toEqual(['Next delivery tomorrow', 'Order by today', 'All of Shelbyville']);
  setSiteConfig({ ...testSiteConfig, texts });
  requestOrdering.mockResolvedValueOnce({ paused: true, pauseText });
  await returnToTab();
  expect(lines()[0]).toBe(pauseText);
  requestOrdering.mockResolvedValueOnce({});
  await returnToTab();
  expect(lines()).toEqual(['Delivered by Olive', 'All of Shelbyville']);
});
