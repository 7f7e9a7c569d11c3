import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pageServices } from '../../page-services';
import { ServicesContext } from '../../services/services';
import { DateField } from './date-field';

/** The clock of the fake timers; the page's own was there before them. */
function Clock({ children }: { children: ReactNode }) {
  return <ServicesContext value={{ ...pageServices, now: Date.now }}>{children}</ServicesContext>;
}

it('a page that stays open over midnight offers no day that is over', () => {
  setSiteConfig(testSiteConfig);
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  render(
    <DateField
      value=""
      fulfillment="Delivery"
      isUnreadable={false}
      isRefused={false}
      onUnreadable={jest.fn()}
    />,
    { wrapper: Clock },
  );
  expect(screen.getByLabelText('Delivery Date')).toHaveAttribute('min', '2026-12-31');
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByLabelText('Delivery Date')).toHaveAttribute('min', '2027-01-01');
  jest.useRealTimers();
});
