import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { announceStoredPage } from './announce-stored-page';
import { NoticeBar } from './notice-bar';
import { notices } from './notice-store';

const NOTICE =
  'We can’t reach the shop right now. This is the page from Friday, May 9, 2031, as stored on this device. Please reload it later.';

function openPage(stored?: number): void {
  setSiteConfig(testSiteConfig);
  if (stored !== undefined) document.documentElement.dataset.stored = String(stored);
  announceStoredPage();
  delete document.documentElement.dataset.stored;
  render(
    <MemoryRouter initialEntries={['/cart']}>
      <NoticeBar />
    </MemoryRouter>,
  );
}

const spoken = () => screen.getByRole('status').textContent;

it('a guest is told that a page comes from the device, and from which day, until they dismiss it (cases 75, 76)', async () => {
  openPage(new Date(2031, 4, 9, 12).getTime());
  expect(spoken()).toBe(NOTICE);
  act(() => {
    notices.show({ kind: 'order', text: 'Your last order may not have arrived.' });
    notices.show({ kind: 'log-out-failed' });
  });
  const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await dismiss();
  expect(spoken()).toBe('Your last order may not have arrived.');
  await dismiss();
  expect(spoken()).toBe(NOTICE);
  await dismiss();
  expect(spoken()).toBe('');
});

it('a page from the network needs no notice', () => {
  openPage();
  expect(spoken()).toBe('');
});
