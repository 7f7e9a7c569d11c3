import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { buildOrder } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { BUSY, NOT_SENT, REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import { newSending } from '../testing/new-sending';
import { RETRY_PAUSES_MS, SEND_LIMIT_MS } from './send-with-retries';

const order = buildOrder('K7P-4MW', [meatloaf], details, null);

let error: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  setSiteConfig(testSiteConfig);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(0);

async function start(bench = newSending(), isFromCart = true) {
  expect(bench.sending.get()).toEqual({ status: 'idle' });
  void bench.sending.send(order, isFromCart);
  await settled();
  return bench;
}

it('is idle, then sending, then sent, and tells that once [158]', async () => {
  const { sending, answer, onSettled, seen, sent } = await start();
  answer(SENT);
  await settled();
  expect(seen).toEqual(['sending', 'sent']);
  expect(sending.get()).toEqual({ status: 'sent', order, isFromCart: true, uid: 'gus' });
  expect(sent).toHaveLength(1);
  expect(onSettled.mock.calls).toEqual([[{ order, isFromCart: true, uid: 'gus' }, true]]);
  expect(error).not.toHaveBeenCalled();
});

it('sends one mail for a double click [126] (case 59)', async () => {
  const { sending, answer, sent, onSettled } = newSending();
  void sending.send(order, true);
  void sending.send(order, true);
  void sending.send(buildOrder('3EX-AAA', [meatloaf], details, null), true);
  await settled();
  answer(SENT);
  await settled();
  expect(sent).toHaveLength(1);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

it('fails when the service refuses, logs status and text, and does not try again [137] [159] (case 62)', async () => {
  const { sending, answer, onSettled, onFailed, sent } = await start();
  answer(REFUSED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.get()).toEqual({ status: 'failed', order, isFromCart: true, uid: 'gus' });
  expect(sent).toHaveLength(1);
  expect(onSettled).not.toHaveBeenCalled();
  expect(onFailed.mock.calls).toEqual([[false]]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0][0]).toBe(
    '[simmer/order] the order was not sent: 412 Gmail_API: Invalid grant',
  );
});

it('never logs a guest’s name, address or email [137]', async () => {
  const { answer } = await start();
  answer(REFUSED);
  await settled();
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Gus|Oak|gus@/);
});

it('can be sent again after a failure [137]', async () => {
  const { sending, answer, sent } = await start();
  answer(REFUSED);
  await settled();
  void sending.send(order, true);
  await settled();
  answer(SENT, 1);
  await settled();
  expect(sending.get().status).toBe('sent');
  expect(sent.map(({ reference }) => reference)).toEqual(['K7P-4MW', 'K7P-4MW']);
});

describe('when the service is busy', () => {
  it.each([
    ['the service is busy', BUSY],
    ['the browser is offline', NOT_SENT],
  ])('tries again by itself, says so, and sends one order: %s', async (_why, result) => {
    const { sending, answer, sent, onFailed } = await start();
    answer(result);
    await settled();
    expect(sending.get()).toMatchObject({ status: 'sending', retry: 1 });
    await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0]!);
    expect(sent).toHaveLength(2);
    answer(SENT, 1);
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(new Set(sent.map(({ reference }) => reference))).toEqual(new Set(['K7P-4MW']));
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('gives up after four attempts, with growing pauses (case 61)', async () => {
    const { sending, answer, sent } = await start();
    for (const [n, pause] of RETRY_PAUSES_MS.entries()) {
      answer(BUSY, n);
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(sent).toHaveLength(n + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(n + 2);
    }
    answer(BUSY, 3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sending.get().status).toBe('failed');
    expect(sent).toHaveLength(4);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

it('never tries again by itself what may have arrived', async () => {
  const { sending, answer, sent, onFailed } = await start();
  answer(UNKNOWN);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.get().status).toBe('unknown');
  expect(sent).toHaveLength(1);
  expect(onFailed.mock.calls).toEqual([[true]]);
});

describe('when the service hangs', () => {
  async function hang() {
    const bench = await start();
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS - 1);
    expect(bench.sending.get().status).toBe('sending');
    await jest.advanceTimersByTimeAsync(1);
    return bench;
  }

  it('claims neither success nor failure after 30 seconds (case 64)', async () => {
    const { sending, onSettled } = await hang();
    expect(SEND_LIMIT_MS).toBe(30_000);
    expect(error.mock.calls[0][0]).toContain('the mail service did not answer in time');
    expect(sending.get()).toEqual({ status: 'unknown', order, isFromCart: true, uid: 'gus' });
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('accepts a late answer: the order becomes sent, once (case 64)', async () => {
    const { sending, answer, onSettled } = await hang();
    answer(SENT);
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('accepts a late refusal: the order becomes failed', async () => {
    const { sending, answer } = await hang();
    answer(REFUSED);
    await settled();
    expect(sending.get().status).toBe('failed');
  });

  it.each([
    ['from the form', { ...order }],
    ['as it was', order],
  ])('does not take a late refusal for one of the second attempt, %s', async (_how, second) => {
    const { sending, answer, onSettled } = await hang();
    void sending.send(second, true);
    await settled();
    answer(REFUSED, 0);
    await settled();
    expect(sending.get().status).toBe('sending');
    answer(SENT, 1);
    await settled();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['from the form', { ...order }],
    ['as it was', order],
  ])(
    'says that it may have arrived after a late refusal, if the second attempt, %s, hangs too (case 64)',
    async (_how, second) => {
      const { sending, answer } = await hang();
      void sending.send(second, true);
      await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS);
      answer(REFUSED, 0);
      await settled();
      expect(sending.get().status).toBe('unknown');
    },
  );

  it('takes a late answer for nothing when the guest took the order for done', async () => {
    const { sending, answer, onSettled } = await hang();
    sending.settle(order);
    answer(SENT);
    await settled();
    expect(sending.get()).toEqual({ status: 'idle' });
    expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ order }), false]]);
  });

  it('takes a late answer for nothing when the guest has gone on to the next order', async () => {
    const { sending, answer, onSettled } = await hang();
    const next = buildOrder('3EX-AAA', [meatloaf], details, null);
    void sending.send(next, true);
    await settled();
    answer(SENT, 0);
    await settled();
    expect(sending.get()).toMatchObject({ status: 'sending', order: next });
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('takes the late success of the first attempt for the order’s, whatever the second ends with (case 64)', async () => {
    const { sending, answer, onSettled, onFailed } = await hang();
    onFailed.mockClear();
    void sending.send({ ...order }, true);
    await settled();
    answer(SENT, 0);
    await settled();
    expect(sending.get().status).toBe('sent');
    answer(REFUSED, 1);
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  describe('and the guest changes the order before sending it again', () => {
    const changed = { ...order, address: '99 Elm Street' };

    async function sendChanged() {
      const bench = await hang();
      bench.pendingOrders.statusOf.mockReturnValue('unknown');
      void bench.sending.send(changed, true);
      await settled();
      bench.answer(SENT, 0);
      await settled();
      return bench;
    }

    it('does not take the late success of the first version for the second’s (case 64)', async () => {
      const { sending, answer, onSettled } = await sendChanged();
      expect(sending.get()).toMatchObject({ status: 'sending', order: changed });
      expect(onSettled).not.toHaveBeenCalled();
      answer(SENT, 1);
      await settled();
      expect(sending.get()).toMatchObject({ status: 'sent', order: changed });
      expect(onSettled.mock.calls).toEqual([[expect.objectContaining({ order: changed }), true]]);
    });

    it('does not say that it was not sent when the second version is refused', async () => {
      const { sending, pendingOrders, answer } = await sendChanged();
      answer(REFUSED, 1);
      await settled();
      expect(sending.get()).toMatchObject({ status: 'unknown', order: changed });
      expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', changed, 'unknown');
    });
  });

  it('sends nothing more once the first attempt has succeeded late: not while the menu is read', async () => {
    const { sending, bench, pendingOrders, answer, sent } = await hang();
    let tellMenu = () => {};
    bench.menu = new Promise((resolve) => {
      tellMenu = () => {
        resolve({ changes: [{ itemId: meatloaf.id, kind: 'gone' }], isMenuRead: true });
      };
    });
    void sending.send({ ...order }, true);
    await settled();
    answer(SENT, 0);
    await settled();
    pendingOrders.save.mockClear();
    tellMenu();
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(pendingOrders.save).not.toHaveBeenCalled();
  });

  it.each([
    ['during an attempt', [SENT, BUSY]],
    ['between two attempts', [BUSY, SENT]],
  ])('nor after a busy answer to the second attempt: %s', async (_when, [first, then]) => {
    const { sending, pendingOrders, answer, sent, onSettled } = await hang();
    void sending.send({ ...order }, true);
    await settled();
    const nth = (result: typeof first) => (result === SENT ? 0 : 1);
    answer(first!, nth(first));
    await settled();
    answer(then!, nth(then));
    await settled();
    pendingOrders.save.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sending.get().status).toBe('sent');
    expect(sent).toHaveLength(2);
    expect(pendingOrders.save).not.toHaveBeenCalled();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});

describe('an order of which an earlier attempt may have arrived', () => {
  async function startAgain() {
    const bench = newSending();
    bench.pendingOrders.statusOf.mockReturnValue('unknown');
    return start(bench);
  }

  it('is never said to be unsent: not while the menu is read, between attempts or after a refusal', async () => {
    const { sending, pendingOrders, answer, onFailed } = await startAgain();
    answer(BUSY);
    await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0]!);
    answer(REFUSED, 1);
    await settled();
    expect(pendingOrders.save.mock.calls.map(([, , status]) => status)).toEqual([
      'unknown',
      'sending',
      'unknown',
      'sending',
      'unknown',
    ]);
    expect(sending.get().status).toBe('unknown');
    expect(onFailed.mock.calls).toEqual([[true]]);
  });

  it('is not said to be unsent by a late refusal', async () => {
    const { sending, answer } = await startAgain();
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS);
    answer(REFUSED);
    await settled();
    expect(sending.get().status).toBe('unknown');
  });

  it('is kept when the menu has changed since', async () => {
    const bench = newSending();
    bench.pendingOrders.statusOf.mockReturnValue('unknown');
    bench.bench.menu = {
      changes: [{ itemId: meatloaf.id, kind: 'sold-out' }],
      isMenuRead: true,
    };
    await start(bench);
    expect(bench.pendingOrders.forget).not.toHaveBeenCalled();
    expect(bench.sending.get()).toMatchObject({
      status: 'menu-changed',
      mayHaveArrived: true,
    });
  });
});

describe('what the device keeps', () => {
  it('is the order, from before the request until it is sent', async () => {
    const { pendingOrders, answer } = await start();
    expect(pendingOrders.save.mock.calls).toEqual([
      ['gus', order, 'failed'],
      ['gus', order, 'sending'],
    ]);
    expect(pendingOrders.markSent).not.toHaveBeenCalled();
    answer(SENT);
    await settled();
    expect(pendingOrders.markSent.mock.calls).toEqual([['K7P-4MW']]);
  });

  it.each([
    ['failed', REFUSED],
    ['unknown', UNKNOWN],
  ])('says %s when that is known', async (status, result) => {
    const { pendingOrders, answer } = await start();
    answer(result);
    await settled();
    expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', order, status);
  });

  it('says “failed” between two attempts, when nothing is under way', async () => {
    const { pendingOrders, answer } = await start();
    answer(BUSY);
    await settled();
    expect(pendingOrders.save).toHaveBeenLastCalledWith('gus', order, 'failed');
  });

  it('is forgotten when the guest takes the order for done', async () => {
    const { sending, pendingOrders, answer, onSettled } = await start();
    answer(UNKNOWN);
    await settled();
    sending.settle(order);
    expect(pendingOrders.forget.mock.calls).toEqual([['K7P-4MW']]);
    expect(onSettled).toHaveBeenCalledWith(expect.objectContaining({ order }), false);
    expect(sending.get().status).toBe('idle');
  });
});

it.each([
  ['in the cart', true, undefined, [['K7P-4MW']]],
  ['in the cart, which the device keeps since it was refused', true, 'failed', []],
  ['of an earlier page, which the device keeps', false, 'failed', []],
] as const)(
  'sends nothing when the menu has changed, and leaves it to the guest: an order %s',
  async (_where, isFromCart, status, forgotten) => {
    const bench = newSending();
    bench.pendingOrders.statusOf.mockReturnValue(status);
    const changes = [{ itemId: meatloaf.id, kind: 'sold-out' }] as const;
    bench.bench.menu = { changes, isMenuRead: true };
    await start(bench, isFromCart);
    const submitted = { order, isFromCart, uid: 'gus' };
    const state = { ...submitted, status: 'menu-changed', changes, mayHaveArrived: false };
    expect(bench.sending.get()).toEqual(state);
    expect(bench.sent).toHaveLength(0);
    expect(bench.pendingOrders.forget.mock.calls).toEqual(forgotten);
  },
);

describe('an order whose lines have left the cart', () => {
  it.each([
    ['failed', REFUSED],
    ['unknown', UNKNOWN],
  ])('stays %s, apart from the cart', async (status, result) => {
    const { sending, answer } = await start();
    answer(result);
    await settled();
    sending.detach();
    expect(sending.get()).toEqual({ status, order, isFromCart: false, uid: 'gus' });
  });

  it('takes nothing out of the cart when a late answer says that it was sent', async () => {
    const { sending, answer, onSettled } = await start();
    await jest.advanceTimersByTimeAsync(SEND_LIMIT_MS);
    sending.detach();
    answer(SENT);
    await settled();
    expect(sending.get().status).toBe('sent');
    expect(onSettled.mock.calls).toEqual([[{ order, isFromCart: false, uid: 'gus' }, true]]);
  });

  it('is still in the cart while it is being sent', async () => {
    const { sending } = await start();
    sending.detach();
    expect(sending.get()).toMatchObject({ status: 'sending', isFromCart: true });
  });

  it('is of no concern to a page without an order', () => {
    const { sending } = newSending();
    sending.detach();
    expect(sending.get()).toEqual({ status: 'idle' });
  });
});

describe('an order of an earlier page whose lines are in the cart again', () => {
  it.each(['failed', 'unknown'] as const)('continues as %s', (status) => {
    const { sending } = newSending();
    sending.resume(order, status);
    expect(sending.get()).toEqual({ status, order, isFromCart: true, uid: 'gus' });
  });

  it('does not take the place of one that is on its way', async () => {
    const { sending } = await start();
    sending.resume(buildOrder('3EX-AAA', [meatloaf], details, null), 'failed');
    expect(sending.get()).toMatchObject({ status: 'sending', order });
  });
});

it('settles no order that is on its way', async () => {
  const { sending, pendingOrders, onSettled } = await start();
  sending.settle(order);
  expect(sending.get().status).toBe('sending');
  expect(pendingOrders.forget).not.toHaveBeenCalled();
  expect(onSettled).not.toHaveBeenCalled();
});

it('settles an order of an earlier page beside the one on its way', async () => {
  const { sending, pendingOrders, onSettled } = await start();
  const other = { ...order, reference: '3EX-AAA' };
  sending.settle(other);
  expect(sending.get().status).toBe('sending');
  expect(pendingOrders.forget.mock.calls).toEqual([['3EX-AAA']]);
  expect(onSettled.mock.calls).toEqual([[{ order: other, isFromCart: false, uid: 'gus' }, false]]);
});

it('does not take an order of an earlier page for done when the guest drops it unsent', () => {
  const { sending, pendingOrders, onSettled } = newSending();
  pendingOrders.statusOf.mockReturnValue('failed');
  sending.settle(order);
  expect(pendingOrders.forget.mock.calls).toEqual([['K7P-4MW']]);
  expect(onSettled).not.toHaveBeenCalled();
});

it('keeps what the guest typed when they drop an order that was refused', async () => {
  const { sending, pendingOrders, answer, onSettled } = await start();
  answer(REFUSED);
  await settled();
  sending.settle(order);
  expect(sending.get()).toEqual({ status: 'idle' });
  expect(pendingOrders.forget.mock.calls).toEqual([['K7P-4MW']]);
  expect(onSettled).not.toHaveBeenCalled();
});

it('sends an order whose prices could not be checked, and tells the owner', async () => {
  const bench = newSending();
  bench.bench.menu = { changes: [], isMenuRead: false };
  await start(bench);
  expect(bench.sent[0]?.notice).toMatch(/not checked/);
});

describe('two tabs', () => {
  it('send one order one after the other, and not again once it was sent (case 59)', async () => {
    const sending = newSending();
    let release = () => {};
    sending.bench.turn = new Promise((resolve) => {
      release = resolve;
    });
    await start(sending);
    expect(sending.sent).toHaveLength(0);
    expect(sending.sending.get().status).toBe('sending');
    sending.pendingOrders.statusOf.mockReturnValue('sent');
    release();
    await settled();
    expect(sending.sent).toHaveLength(0);
    expect(sending.sending.get().status).toBe('sent');
  });

  it('both know when one has sent it, and in which version', async () => {
    const { sending, answer, bench, onSettled } = await start();
    answer(UNKNOWN);
    await settled();
    bench.tellSentElsewhere({ ...order, reference: '3EX-AAA' });
    expect(onSettled).not.toHaveBeenCalled();
    expect(sending.get().status).toBe('unknown');
    const changedThere = { ...order, address: '99 Elm Street' };
    bench.tellSentElsewhere(changedThere);
    const submitted = { order: changedThere, isFromCart: true, uid: 'gus' };
    expect(sending.get()).toEqual({ ...submitted, status: 'sent' });
    expect(onSettled.mock.calls).toEqual([[submitted, true]]);
  });

  it('do not mix their orders up: one without an order has none afterward', () => {
    const { sending, bench } = newSending();
    bench.tellSentElsewhere(order);
    expect(sending.get()).toEqual({ status: 'idle' });
  });
});

it('is ready for the next order only after the guest has seen the thank-you page', async () => {
  const { sending, answer } = await start();
  sending.finish();
  expect(sending.get().status).toBe('sending');
  answer(SENT);
  await settled();
  sending.finish();
  expect(sending.get().status).toBe('idle');
});
