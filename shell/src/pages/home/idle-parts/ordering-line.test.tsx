import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { act, render, screen } from '@testing-library/react';
import { OrderingLine, PauseNotice } from './ordering-line';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

const show = () =>
  act(async () =>
    render(
      <>
        <PauseNotice />
        <OrderingLine />
      </>,
    ),
  );

describe('above the menu', () => {
  it('nothing is said without settings, nor when they cannot be read, which is reported', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    requestOrdering.mockResolvedValueOnce(undefined);
    requestOrdering.mockRejectedValueOnce(new Error('offline'));
    const { container } = await show();
    expect(container).toHaveTextContent(/^$/);
    await returnToTab();
    expect(container).toHaveTextContent(/^$/);
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('a guest reads the owner’s sentence during a pause and nothing else, and what has changed on returning to the tab', async () => {
    requestOrdering.mockResolvedValueOnce(undefined);
    requestOrdering.mockResolvedValueOnce({
      paused: true,
      pauseText: 'See you on July 6!',
      deliveryArea: 'Springfield',
    });
    requestOrdering.mockResolvedValueOnce(undefined);
    const { container } = await show();
    await returnToTab();
    expect(screen.getByText('See you on July 6!')).toBeVisible();
    expect(container).not.toHaveTextContent('Springfield');
    await returnToTab();
    expect(container).toHaveTextContent(/^$/);
  });
});
