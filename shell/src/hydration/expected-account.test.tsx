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

it.each(['signed-out', 'signed-in'] as const)(
  'a guest who was found to be %s is expected to be so the next time: the form is hidden only until it is known who they are',
  (status) => {
    openPage('starting').unmount();
    expect(isFormHidden()).toBe(false);
    openPage('signed-in').unmount();
    openPage(status).unmount();
    const { rerender } = openPage('starting');
    expect(isFormHidden()).toBe(status === 'signed-in');
    rerender(<LogInPage status={status} />);
    expect(isFormHidden()).toBe(false);
  },
);

it('where storage is blocked the form is there at once', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  openPage('signed-in');
  expect(isFormHidden()).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
});
