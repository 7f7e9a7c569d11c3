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
    await show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing when the settings cannot be read, which is reported', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    requestOrdering.mockRejectedValue(new Error('offline'));
    await show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('says the owner’s sentence during a pause', async () => {
    requestOrdering.mockResolvedValue({ paused: true, pauseText: 'See you on July 6!' });
    await show();
    expect(screen.getByRole('status')).toHaveTextContent('See you on July 6!');
  });

  it('says what has changed when the guest returns to the tab', async () => {
    requestOrdering.mockResolvedValueOnce({ paused: false });
    requestOrdering.mockResolvedValueOnce({ paused: true, pauseText: 'See you on July 6!' });
    requestOrdering.mockResolvedValueOnce({ paused: false });
    await show();
    const status = screen.getByRole('status');
    const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(status).toHaveTextContent('See you on July 6!');
    await comeBack();
    expect(status).toBeEmptyDOMElement();
  });
});
