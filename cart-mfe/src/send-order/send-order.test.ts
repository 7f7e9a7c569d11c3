import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { details, meatloaf } from '../testing/dishes';
import { fakeMailer, REFUSED } from '../testing/fake-mailer';
import { buildOrder } from './order';
import { createOrderSending, SEND_LIMIT_MS } from './send-order';

const order = buildOrder([meatloaf], details, null);
const SENT = { status: 'sent' } as const;

let error: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  setSiteConfig(testSiteConfig);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

function newSending() {
  const post = fakeMailer();
  const onSent = jest.fn();
  const seen: string[] = [];
  const sending = createOrderSending({ mailer: post.mailer, onSent });
  sending.subscribe(() => seen.push(sending.getState().status));
  return { ...post, sending, onSent, seen };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

it('is idle, then sending, then sent, and reports that once [158]', async () => {
  const { sending, answer, onSent, seen, sent } = newSending();
  expect(sending.getState().status).toBe('idle');
  void sending.send(order);
  answer(SENT);
  await settled();
  expect(seen).toEqual(['sending', 'sent']);
  expect(sent).toHaveLength(1);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

it('sends one mail for a double click [126]', async () => {
  const { sending, answer, sent, onSent } = newSending();
  void sending.send(order);
  void sending.send(order);
  void sending.send(buildOrder([meatloaf], details, null));
  answer(SENT);
  await settled();
  expect(sent).toHaveLength(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('fails when the service refuses, and logs status and text [137] [159]', async () => {
  const { sending, answer, onSent } = newSending();
  void sending.send(order);
  answer(REFUSED);
  await settled();
  expect(sending.getState()).toEqual({ status: 'failed', order });
  expect(onSent).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0][0]).toContain('412 Gmail_API: Invalid grant');
});

it('never logs a guest’s name, address or email [137]', async () => {
  const { sending, answer } = newSending();
  void sending.send(order);
  answer(REFUSED);
  await settled();
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Gus|Oak|gus@/);
});

it('fails when the mailer throws', async () => {
  const mailer = {
    send: () => {
      throw new Error('broken');
    },
  };
  const sending = createOrderSending({ mailer, onSent: jest.fn() });
  await sending.send(order);
  expect(sending.getState().status).toBe('failed');
});

it('can be sent again after a failure [137]', async () => {
  const { sending, answer, sent } = newSending();
  void sending.send(order);
  answer(REFUSED);
  await settled();
  void sending.send(order);
  answer(SENT, 1);
  await settled();
  expect(sending.getState().status).toBe('sent');
  expect(sent).toHaveLength(2);
});

describe('when the service hangs', () => {
  async function hang() {
    const bench = newSending();
    void bench.sending.send(order);
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1);
    expect(bench.sending.getState().status).toBe('sending');
    await jest.advanceTimersByTimeAsync(1);
    return bench;
  }

  it('claims neither success nor failure after 30 seconds', async () => {
    const { sending, onSent } = await hang();
    expect(SEND_LIMIT_MS).toBe(30_000);
    expect(sending.getState()).toEqual({ status: 'unknown', order });
    expect(onSent).not.toHaveBeenCalled();
  });

  it('accepts a late answer: the order becomes sent, once', async () => {
    const { sending, answer, onSent } = await hang();
    answer(SENT);
    await settled();
    expect(sending.getState().status).toBe('sent');
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('accepts a late refusal: the order becomes failed', async () => {
    const { sending, answer } = await hang();
    answer(REFUSED);
    await settled();
    expect(sending.getState().status).toBe('failed');
  });

  it('does not take a late answer to the first attempt for one to the second', async () => {
    const { sending, answer, onSent } = await hang();
    const again = buildOrder([meatloaf], details, null);
    void sending.send(again);
    answer(REFUSED, 0);
    await settled();
    expect(sending.getState()).toEqual({ status: 'sending', order: again });
    answer(SENT, 1);
    await settled();
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

it('is ready for the next order only after the guest has seen the thank-you page', async () => {
  const { sending, answer } = newSending();
  void sending.send(order);
  sending.finish();
  expect(sending.getState().status).toBe('sending');
  answer(SENT);
  await settled();
  sending.finish();
  expect(sending.getState().status).toBe('idle');
});
