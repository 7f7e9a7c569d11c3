import { setSiteConfig } from '@simmer/shared/config';
import type { OrderState as State } from '@simmer/shared/order-state';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { siteWith } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import { createServices, ServicesContext } from '../services/services';
import { storeOrderStates } from '../testing/fake-firebase';
import { fakeMailer } from '../testing/fake-mailer';
import { OrderState } from './order-state';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));
jest.mock('@simmer/shared/order-revisions', () => ({
  ...jest.requireActual('@simmer/shared/order-revisions'),
  keyOf: async (secret: string) => `key of ${secret}`,
}));

const NOON = Date.parse('2026-12-24T12:00Z');
const SECOND_MS = 1000;

const readState = jest.fn<Promise<{ state: State; at: number } | undefined>, [key: string]>();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  readState.mockReset().mockResolvedValue(undefined);
  storeOrderStates((call) =>
    call({ readState, writeState: async () => undefined, forgetState: async () => undefined }),
  );
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * SECOND_MS));
const status = () => screen.getByRole('status');

async function look(visibility: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

async function open(settings: object = { sharesState: true }) {
  setSiteConfig(siteWith({ business: { timeZone: 'America/New_York' } }));
  const services = {
    ...createServices(fakeMailer().mailer, () => Date.now()),
    ordering: createOrderingStore(async () => settings),
  };
  const page = render(
    <ServicesContext value={services}>
      <OrderState secret="gus" />
    </ServicesContext>,
  );
  await wait(0);
  await act(() => import('./late/order-state-line'));
  await wait(0);
  return page;
}

it('a shop that does not share how far its orders are asks for none, and shows nothing', async () => {
  for (const settings of [{}, { sharesState: false }]) {
    const { container } = await open(settings);
    await wait(3600);
    expect(container).toBeEmptyDOMElement();
  }
  expect(readState).not.toHaveBeenCalled();
});

it('a guest hears how far their order is, and since when on the shop’s clock, as soon as the kitchen has begun', async () => {
  await open();
  expect(status()).toBeEmptyDOMElement();
  expect(readState.mock.calls).toEqual([['key of gus']]);
  readState.mockResolvedValueOnce({ state: 'started', at: NOON - 25 * 3600 * SECOND_MS });
  await wait(30);
  expect(status()).toHaveTextContent('Olive has started on it as of Wed, Dec 23, 6:00 AM');
  for (const [state, text] of [
    ['ready', 'Ready as of 7:00 AM'],
    ['underway', 'On the way as of 7:00 AM'],
    ['done', 'Done as of 7:00 AM'],
  ] as const) {
    readState.mockResolvedValue({ state, at: NOON });
    await wait(600);
    expect(status()).toHaveTextContent(text);
  }
});

it('it is asked for less and less often while the page is visible, never while it is hidden, and at once on return', async () => {
  const { unmount } = await open();
  for (const pause of [30, 60, 120, 300, 600, 600]) {
    await wait(pause - 1);
    const before = readState.mock.calls.length;
    await wait(1);
    expect(readState).toHaveBeenCalledTimes(before + 1);
  }
  await look('hidden');
  readState.mockClear();
  await wait(3600);
  expect(readState).not.toHaveBeenCalled();
  await look('visible');
  expect(readState).toHaveBeenCalledTimes(1);
  await wait(30);
  expect(readState).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  await wait(3600);
  expect(readState).toHaveBeenCalledTimes(2);
});

it('when the database does not answer, the guest keeps the last answer and reads how old it is, until it answers again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  readState.mockResolvedValueOnce({ state: 'ready', at: NOON });
  await open();
  readState.mockRejectedValueOnce(new Error('no network'));
  await wait(30);
  expect(warn).toHaveBeenCalledTimes(1);
  const old = 'We can’t check right now. We last did at 7:00 AM.';
  expect(screen.getByText(old)).toBeVisible();
  expect(status()).toHaveTextContent('Ready as of 7:00 AM');
  readState.mockResolvedValueOnce({ state: 'done', at: NOON });
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(status()).toHaveTextContent('Done');
  expect(screen.queryByText(old)).not.toBeInTheDocument();
});
