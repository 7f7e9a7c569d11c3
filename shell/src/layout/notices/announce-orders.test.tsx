import { moduleEvents } from '@simmer/shared/bus';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { announceOrders } from './announce-orders';
import { NoticeBar } from './notice-bar';
import { notices } from './notice-store';

const { publish } = moduleEvents({ publishes: ['order/failed', 'order/sent'], subscribes: [] });

beforeAll(announceOrders);
beforeEach(() => {
  setSiteConfig(testSiteConfig);
  localStorage.clear();
  notices.dismiss();
});

function openBar(path: string): void {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <NoticeBar />
    </BrowserRouter>,
  );
}

const spoken = () => screen.getByRole('status').textContent;

describe('a guest who left the cart while the order was on its way', () => {
  it.each([
    ['that it was sent', 'Your order was sent.', 'order/sent', { lines: 1, totalCents: 1 }],
    ['that it was not sent', 'Your order was not sent.', 'order/failed', { mayHaveArrived: false }],
    [
      'that it may not have arrived',
      'Your order may not have arrived.',
      'order/failed',
      { mayHaveArrived: true },
    ],
  ] as const)('hears %s, until they look at it', async (_what, words, name, payload) => {
    openBar('/');
    act(() => {
      if (name === 'order/sent') publish(name, payload);
      else publish(name, payload);
    });
    expect(spoken()).toBe(words);
    await userEvent.click(screen.getByRole('link', { name: 'View order' }));
    expect(window.location.pathname).toBe('/cart');
    expect(spoken()).toBe('');
  });

  it('keeps the message for longer than any other', () => {
    jest.useFakeTimers();
    openBar('/');
    act(() => {
      publish('order/failed', { mayHaveArrived: false });
    });
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(spoken()).toBe('Your order was not sent.');
    jest.useRealTimers();
  });
});

it('says nothing on the cart’s page, which says it itself', () => {
  openBar('/cart');
  act(() => {
    publish('order/failed', { mayHaveArrived: false });
  });
  expect(spoken()).toBe('');
});

it('tells a guest who comes back that the last order may not have arrived', () => {
  localStorage.setItem('simmer:order/K7P-4MW', '{}');
  openBar('/instructions');
  act(announceOrders);
  expect(spoken()).toBe('Your last order may not have arrived.');
});
