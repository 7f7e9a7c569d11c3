import type { BrowserContext, Route } from '@playwright/test';
import * as v from 'valibot';

export const MAIL_FAULTS = [
  'mail answers after the time limit',
  'mail arrives after the time limit',
  'mail arrives, connection cut',
  'mail 429',
  'mail 500',
  'mail 400',
  'mail refused',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

const RequestSchema = v.object({ template_params: v.object({ reference: v.string() }) });

interface MailOptions {
  origin: string;
  onFault: (fault: MailFault | 'offline while sending') => void;
  /** Called for each request to send, whatever its outcome, with the reference of its order. */
  onAttempt: (reference: string) => void;
}

/** The connection between a browser and the email service, with the planned faults of the next requests. */
export class MailConnection {
  private plan: MailFault[] = [];
  private held: (() => void)[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private isReleasing = false;
  isOnline = true;

  constructor(private readonly options: MailOptions) {}

  async attach(context: BrowserContext): Promise<void> {
    await context.route(`${this.options.origin}/**`, async (route) => {
      // The page may be closed before the answer.
      const answered = this.answer(route).catch(() => undefined);
      this.underWay.add(answered);
      await answered;
      this.underWay.delete(answered);
    });
  }

  /** @param faults of the next requests. Later requests are answered at once. */
  expect(faults: readonly MailFault[]): void {
    this.plan = [...faults];
  }

  get isHolding(): boolean {
    return this.held.length > 0;
  }

  /** Lets held requests and answers through, and waits until the service has handled all of them. */
  async release(): Promise<void> {
    this.isReleasing = true;
    for (const pass of this.held.splice(0)) pass();
    await Promise.all(this.underWay);
    this.isReleasing = false;
  }

  private async answer(route: Route): Promise<void> {
    this.options.onAttempt(
      v.parse(RequestSchema, route.request().postDataJSON()).template_params.reference,
    );
    const fault = this.plan.shift();
    if (fault !== undefined) this.options.onFault(fault);
    switch (fault) {
      case 'mail refused':
        return route.abort('connectionrefused');
      case 'mail 429':
      case 'mail 500':
      case 'mail 400':
        return route.fulfill({
          status: Number(fault.slice(-3)),
          body: fault,
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      case 'mail arrives after the time limit':
        await this.hold();
        return this.pass(route);
      case 'mail answers after the time limit':
        return this.pass(route, () => this.hold());
      case 'mail arrives, connection cut':
        await route.fetch();
        return route.abort('connectionreset');
      case undefined:
        return this.pass(route);
    }
  }

  private async pass(route: Route, before = () => Promise.resolve()): Promise<void> {
    const response = await route.fetch();
    await before();
    // A device that went offline in the meantime gets no answer.
    if (this.isOnline) return route.fulfill({ response });
    this.options.onFault('offline while sending');
    return route.abort('internetdisconnected');
  }

  private hold(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isReleasing) resolve();
      else this.held.push(resolve);
    });
  }
}
