import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { act, render } from '@testing-library/react';
import { NextDelivery, PauseNotice } from './next-delivery';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

it('above the menu a guest reads the owner’s sentence during a pause, and else where the shop delivers, and on returning to the tab what has changed', async () => {
  const open = { deliveryArea: 'Springfield' };
  requestOrdering.mockResolvedValueOnce(open).mockResolvedValueOnce({
    ...open,
    paused: true,
    pauseText: 'See you on July 6!',
  });
  const { container } = await act(async () =>
    render(
      <>
        <PauseNotice />
        <NextDelivery />
      </>,
    ),
  );
  expect(container).toHaveTextContent(/^Springfield$/);
  await returnToTab();
  expect(container).toHaveTextContent(/^See you on July 6!$/);
});
