import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import { ordering } from './ordering';
import { OrderingLine } from './ordering-line';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

async function answer(settings: object): Promise<void> {
  requestOrdering.mockResolvedValue(settings);
  await act(async () => {
    await ordering.read();
  });
}

it('above the menu a guest reads where and when to order, during a pause only that, and nothing without settings', async () => {
  setSiteConfig(testSiteConfig);
  const { container } = render(<OrderingLine />);
  expect(container).toBeEmptyDOMElement();
  await answer({ leadDays: 2, deliveryArea: 'Springfield and around' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Next delivery /),
    'order by today',
    'Springfield and around',
  ]);
  await answer({ paused: true, pauseText: 'See you on July 6!', deliveryArea: 'Springfield' });
  expect(container).toHaveTextContent(/^See you on July 6!$/);
});
