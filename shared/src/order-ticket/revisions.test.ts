import fc from 'fast-check';
import type { OrderTicket } from './order-ticket';
import { keyOf, keyOfTicket, proofOf, takeTicket, type KnownOrder } from './revisions';

const first: OrderTicket = {
  ...{ reference: 'K7P-4MW', history: 'AAAA', proof: 'k'.repeat(22), isCancelled: false },
  ...{ name: 'Gus', email: 'gus@guests.example', phone: '', date: '', time: 'noon' },
  ...{ fulfillment: 'Pickup', address: '', paymentMethod: 'Cash', totalCents: 5500 },
  items: [
    {
      ...{ name: 'Meatloaf', size: 'Small', quantity: 1, flavor: '', note: '' },
      ...{ priceCents: 3000, tags: '' },
    },
    {
      ...{ name: 'Danish', size: '9 X 13', quantity: 1, flavor: 'Cherry', note: '' },
      ...{ priceCents: 2500, tags: '' },
    },
  ],
};
const KEY = first.proof;
const change = (history: string, part: Partial<OrderTicket> = {}): OrderTicket => ({
  ...{ ...first, history, time: history },
  ...part,
});

it('the key is proved by the secret alone, and does not tell it', async () => {
  const secret = 's'.repeat(22);
  const key = await keyOf(secret);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(key).not.toBe(secret);
  expect(await keyOf('t'.repeat(22))).not.toBe(key);
  for (const history of ['AAAA', 'AAAAbbbb']) {
    const ticket = change(history, { proof: await proofOf(history, secret) });
    expect(ticket.proof === secret).toBe(history !== 'AAAA');
    expect(await keyOfTicket(ticket)).toBe(key);
  }
});

describe('the owner’s device', () => {
  const open = (...tickets: readonly (readonly [OrderTicket, string?])[]) => {
    let order: KnownOrder | undefined;
    const outcomes = tickets.map(([ticket, key = KEY]) => {
      const taken = takeTicket(order, ticket, key);
      order = taken.order;
      return taken.outcome;
    });
    return { outcomes, order };
  };
  const second = change('AAAAbbbb');
  const third = change('AAAAbbbbcccc', { isCancelled: true });

  it('has the last revision, in whatever sequence the mails are opened, and however often', () => {
    expect(open([first], [second], [third])).toMatchObject({
      outcomes: ['added', 'changed', 'changed'],
      order: { ticket: third },
    });
    expect(open([third], [first], [third], [second])).toEqual({
      outcomes: ['added', 'older', 'known', 'older'],
      order: { ticket: third, key: KEY },
    });
  });

  it('knows an order that was sent again without a change, also with its dishes in another sequence', () => {
    const items = [...first.items].reverse();
    const again = { ...first, items, history: 'AAAAbbbb', proof: 's'.repeat(22) };
    const { outcomes, order } = open([first], [again], [change('AAAAcccc')]);
    expect(outcomes).toEqual(['added', 'known', 'two-changes']);
    expect(order?.ticket).toEqual(again);
  });

  it('changes nothing for somebody without the secret, and says so until the owner decides', () => {
    const forged = change('AAAAbbbb', { time: 'forged' });
    expect(open([first], [forged, 'other'], [second])).toEqual({
      outcomes: ['added', 'other-sender', 'changed'],
      order: { ticket: second, key: KEY, doubt: 'other-sender' },
    });
  });

  it('says so when the guest changed the order on two devices that did not know of each other', () => {
    const elsewhere = change('AAAAdddd');
    const { outcomes, order } = open([first], [third], [elsewhere]);
    expect(outcomes).toEqual(['added', 'changed', 'two-changes']);
    expect(order).toEqual({ ticket: third, key: KEY, doubt: 'two-changes' });
    // The same ids with other contents come from no page of ours.
    expect(open([first], [change('AAAA', { time: 'x' })]).outcomes[1]).toBe('two-changes');
  });
});

describe('whatever happens on the way', () => {
  /** A device of the guest knows the revisions that it sent, and those in a link that it opened. */
  type Step =
    | { do: 'change' | 'cancel' | 'send again' | 'open the link'; on: 0 | 1; arrives: number }
    | { do: 'forge'; arrives: number };
  const times = fc.constantFrom(0, 1, 1, 1, 2);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      do: fc.constantFrom('change', 'cancel', 'send again', 'open the link'),
      on: fc.constantFrom(0, 1),
      arrives: times,
    }),
    fc.record({ do: fc.constant('forge'), arrives: times }),
  );

  /** Plays the guest and the mail service. The last mail that the guest sent arrives; others may be lost. */
  function mailsOf(steps: readonly Step[]) {
    const known = [first, first];
    let sent = first;
    const mails: { ticket: OrderTicket; key: string }[] = [{ ticket: first, key: KEY }];
    const post = (ticket: OrderTicket, key: string, count: number) => {
      for (let n = 0; n < count; n += 1) mails.push({ ticket, key });
    };
    steps.forEach((one, n) => {
      const id = String(n).padStart(4, '0');
      if (one.do === 'forge') {
        post(change(sent.history + id, { time: 'forged' }), 'other', one.arrives);
        return;
      }
      const before = known[one.on] ?? first;
      if (one.do === 'open the link') {
        known[one.on] = known[1 - one.on] ?? first;
        return;
      }
      const again = { ...before, history: before.history + id };
      const changed = change(again.history, { isCancelled: one.do === 'cancel' });
      sent = one.do === 'send again' ? again : changed;
      known[one.on] = sent;
      post(sent, KEY, one.arrives);
    });
    if (!mails.some(({ ticket }) => ticket === sent)) post(sent, KEY, 1);
    return { mails, sent };
  }

  /** @returns steps after which the list is wrong, and does not say so; null if there are none. */
  function violationOf(take: typeof takeTicket): unknown {
    const details = fc.check(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
        (steps, sequence) => {
          const { mails, sent } = mailsOf(steps);
          let order: KnownOrder | undefined;
          const places = mails.map((_, n) => sequence[n % sequence.length] ?? 0);
          const opened = mails
            .map((mail, n) => ({ mail, place: places[n] ?? 0 }))
            .sort((one, other) => one.place - other.place);
          for (const { mail } of opened) order = take(order, mail.ticket, mail.key).order;
          return order?.doubt !== undefined || order?.ticket === sent;
        },
      ),
      { numRuns: 10_000 },
    );
    return details.counterexample;
  }

  it('once all mails are opened, the list has what the guest sent last, or says that it may not (case 95)', () => {
    expect(violationOf(takeTicket)).toBeNull();
  });

  it.each<[string, typeof takeTicket]>([
    [
      'that counts revisions',
      (known, ticket, key) =>
        known && key === known.key && ticket.history.length > known.ticket.history.length
          ? { outcome: 'changed', order: { ...known, ticket } }
          : takeTicket(known, ticket, key),
    ],
    [
      'that takes what is opened last',
      (known, ticket, key) => ({ outcome: 'changed', order: { ...known, ticket, key } }),
    ],
    [
      'that forgets its doubt',
      (known, ticket, key) => {
        const { outcome, order } = takeTicket(known, ticket, key);
        return { outcome, order: { ticket: order.ticket, key: order.key } };
      },
    ],
  ])('a list %s would be found out', (_what, take) => {
    expect(violationOf(take)).not.toBeNull();
  });
});
