import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { act, render, screen } from '@testing-library/react';
import { PauseNotice } from './pause-notice';

const requestOrdering = jest.fn();
jest.mock('@simmer/shared/request-ordering', () => ({
  requestOrdering: () => requestOrdering(),
}));

function show() {
  return act(async () => render(<PauseNotice />));
}

describe('the hero', () => {
  it('says nothing while the shop takes orders', async () => {
    requestOrdering.mockResolvedValue({ paused: false, pauseText: 'See you soon!' });
    const { container } = await show();
    expect(container).toBeEmptyDOMElement();
  });

  it('says nothing when the settings cannot be read, which is reported', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    requestOrdering.mockRejectedValue(new Error('offline'));
    const { container } = await show();
    expect(container).toBeEmptyDOMElement();
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('says the owner’s sentence during a pause', async () => {
    requestOrdering.mockResolvedValue({ paused: true, pauseText: 'See you on July 6!' });
    await show();
    expect(screen.getByText('See you on July 6!')).toBeVisible();
  });

  it('says what has changed when the guest returns to the tab', async () => {
    requestOrdering.mockResolvedValueOnce({ paused: false });
    requestOrdering.mockResolvedValueOnce({ paused: true, pauseText: 'See you on July 6!' });
    requestOrdering.mockResolvedValueOnce({ paused: false });
    const { container } = await show();
    await returnToTab();
    expect(screen.getByText('See you on July 6!')).toBeVisible();
    await returnToTab();
    expect(container).toBeEmptyDOMElement();
  });
});
