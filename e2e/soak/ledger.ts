import { arrivalsOf, contentOf, contentOfArrival } from './arrivals';
import type { Kept } from './kept';
import type { Claim, Reading } from './reading';
import type { Tally } from './tally';

/** A press of "Submit Order", "Send it again" or "Try again". */
interface Pressed {
  /** Known as soon as a request, a page or the device's storage names it. */
  reference: string | undefined;
  /** The reference of the unsettled order that it continues. */
  expected: string | undefined;
  content: string;
  isToldSent: boolean;
  /** The guest considered it done, or decided against it. */
  isSettled: boolean;
}

const UNKNOWN = { reference: undefined, isToldSent: false, isSettled: false };

/** Compares what a guest did and read with what the owner received. */
export class Ledger {
  private pressed: Pressed[] = [];
  private isWithdrawn = false;

  constructor(
    private readonly guest: { email: string; service: string },
    private readonly tally: Tally,
  ) {}

  /**
   * "Submit Order" on a page that was just read.
   * @param kept the orders that the device stores. A late answer may have concluded an order by now.
   */
  press({ lines, total, own, isMenuChanged }: Reading, kept: readonly Kept[]): void {
    const content = contentOf(lines, total);
    const same = this.open().filter(
      (order) =>
        order === this.latest(order.reference) &&
        order.content === content &&
        kept.some((one) => one.order.reference === order.reference),
    );
    const expected = own ?? (isMenuChanged ? undefined : same.at(-1)?.reference);
    this.pressed.push({ ...UNKNOWN, content, expected });
    this.isWithdrawn = false;
  }

  /** "Send it again" or "Try again". */
  pressAgain(reference: string): void {
    const { content = '' } = this.latest(reference) ?? {};
    this.pressed.push({ ...UNKNOWN, content, expected: reference });
    this.isWithdrawn = false;
  }

  /** The last press was not sent because the menu has changed, so it is not an order. */
  withdraw(): void {
    if (this.isWithdrawn) return;
    this.isWithdrawn = true;
    const last = this.pressed.at(-1);
    const wasBefore =
      last?.reference !== undefined &&
      this.pressed.some((order) => order !== last && order.reference === last.reference);
    if (last && !wasBefore) this.pressed.pop();
  }

  settle(reference: string): void {
    for (const order of this.pressed) if (order.reference === reference) order.isSettled = true;
  }

  /** A request or the device's storage names the order of the last press. */
  identify(reference: string): void {
    const last = this.pressed.at(-1);
    const isKnown = this.latest(reference) !== undefined;
    if (!last || (last.reference !== undefined && isKnown)) return;
    const right = last.reference ?? last.expected ?? reference;
    if (right !== reference)
      this.tally.fail('doubled without one reference', `${right} became ${reference}`);
    last.reference = reference;
  }

  /** The orders whose outcome the guest does not know yet. */
  open(): readonly Pressed[] {
    return this.pressed.filter(({ isToldSent, isSettled }) => !isToldSent && !isSettled);
  }

  /** @param readAgain reads the same page a moment later, because it may not be up to date yet. */
  async hear(claims: readonly Claim[], readAgain: () => Promise<readonly Claim[]>): Promise<void> {
    if (claims.length === 0) return;
    for (const { reference } of claims) if (!this.latest(reference)) this.identify(reference);
    if (!(await this.isRight(claims))) {
      const again = await readAgain();
      if (!(await this.isRight(again)))
        this.tally.fail('told wrongly', `the page says ${JSON.stringify(again)}`);
    }
    for (const order of this.pressed)
      if (claims.some(({ reference, says }) => reference === order.reference && says === 'sent'))
        order.isToldSent = true;
  }

  /** A page says that an order was sent, without its reference. */
  async hearOfLate(kept: readonly Kept[]): Promise<void> {
    const arrived = await arrivalsOf(this.guest);
    for (const order of this.open())
      if (
        arrived.some(({ reference }) => reference === order.reference) &&
        !kept.some((one) => one.order.reference === order.reference)
      )
        order.isToldSent = true;
  }

  /** @param kept the references that the device stores for the next page. */
  forgets(kept: readonly string[]): void {
    for (const reference of kept)
      if (this.latest(reference)?.isToldSent)
        this.tally.fail('told wrongly', `${reference} was sent and is kept`);
  }

  private latest(reference: string | undefined): Pressed | undefined {
    return this.pressed.findLast((order) => order.reference === reference);
  }

  private async isRight(claims: readonly Claim[]): Promise<boolean> {
    const arrived = new Set((await arrivalsOf(this.guest)).map(({ reference }) => reference));
    return claims.every(
      ({ reference, says }) =>
        says === 'may have arrived' || arrived.has(reference) === (says === 'sent'),
    );
  }

  /**
   * The end of a journey.
   * @param offered the references that the next visit offers.
   */
  async close(offered: ReadonlySet<string>): Promise<void> {
    const arrivals = await arrivalsOf(this.guest);
    const arrived = new Set(arrivals.map(({ reference }) => reference));
    for (const { reference, content } of this.pressed)
      if (reference === undefined) this.tally.fail('lost', `no trace of:\n${content}`);
    for (const { reference = '', content } of this.open()) {
      if (offered.has(reference)) continue;
      if (!arrived.has(reference))
        this.tally.fail('lost', `${reference} is not offered again:\n${content}`);
      this.tally.fail('told wrongly', `${reference} arrived, and the guest never heard of it`);
    }
    for (const arrival of arrivals)
      if (
        !this.pressed.some(
          ({ reference, content }) =>
            reference === arrival.reference && content === contentOfArrival(arrival),
        )
      )
        this.tally.fail('arrived otherwise than ordered', JSON.stringify(arrival));

    const orders = new Set(this.pressed.map(({ reference }) => reference));
    const told = this.pressed.filter(({ isToldSent }) => isToldSent);
    this.tally.add('orders submitted', orders.size);
    this.tally.add('told sent', new Set(told.map(({ reference }) => reference)).size);
    this.tally.add('arrived', arrived.size);
    this.tally.add('emails', arrivals.length);
  }
}
