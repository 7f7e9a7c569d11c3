import { blockStorage } from '@simmer/shared/testing/broken-storage';
import type { AuthState } from '@simmer/shared/auth';
import { render } from '@testing-library/react';
import { EXPECTED_ACCOUNT_KEY, expectAccount, useExpectedAccount } from './expected-account';

function LogInPage({ status }: { status: AuthState['status'] }) {
  useExpectedAccount(status);
  return null;
}

const isFormHidden = () => document.documentElement.hasAttribute('data-account-expected');

function openPage(status: AuthState['status']) {
  expectAccount(EXPECTED_ACCOUNT_KEY);
  return render(<LogInPage status={status} />);
}

beforeEach(() => {
  delete document.documentElement.dataset.accountExpected;
});

it('a guest who was logged in the last time is expected to be so again: the form is hidden only until the account is known', () => {
  openPage('starting').unmount();
  expect(isFormHidden()).toBe(false);
  openPage('logged-in').unmount();
  const { rerender } = openPage('starting');
  expect(isFormHidden()).toBe(true);
  rerender(<LogInPage status="logged-out" />);
  expect(isFormHidden()).toBe(false);
  openPage('starting');
  expect(isFormHidden()).toBe(false);
});

it('where storage is blocked, the form is there at once', () => {
  blockStorage();
  const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  openPage('logged-in');
  expect(isFormHidden()).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
});
