import { withLimitsClient } from '@simmer/shared/firebase';
import { setSiteConfig } from '@simmer/shared/config';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { siteWith, testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render } from '@testing-library/react';
import { NextDelivery, PauseNotice } from './next-delivery';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

jest.mock('@simmer/shared/firebase', () => ({ withLimitsClient: jest.fn() }));
const withLimits = jest.mocked(withLimitsClient);

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

describe('the next delivery', () => {
  const today = 'Next delivery today';
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-24T14:00') });
    requestOrdering.mockResolvedValue({ weekdays: [1, 2, 3, 4, 5], times: ['6 pm to 8 pm'] });
    withLimits.mockReset();
  });

  it('of a shop without limits is found without asking for any', async () => {
    setSiteConfig(testSiteConfig);
    expect((await show())()).toEqual([today]);
    expect(withLimits).not.toHaveBeenCalled();
  });

  it('of a shop with limits is what its windows leave, and nothing is promised before they are known', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setSiteConfig(siteWith({ ordering: { limits: true } }));
    withLimits.mockRejectedValueOnce(new Error('offline'));
    const lines = await show();
    expect(lines()).toEqual(['Delivered by Olive']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('windows'), expect.any(Error));
    withLimits.mockResolvedValueOnce((settings: object) => ({
      ...settings,
      times: ['11 am to 1 pm'],
    }));
    await returnToTab();
    expect(lines()).toEqual(['Next delivery tomorrow']);
  });
});
