import type { Browser, BrowserContext, Page } from '@playwright/test';
import { onConsoleError } from '../../platform/browser';
import type { CloudUrls } from '../../platform/local-cloud/client';
import { freshEmail, Guest } from '../fixtures/guest';
import type { Session } from '../fixtures/sessions';
import { keptOn, type Kept } from './kept';
import { Ledger } from './ledger';
import { MailConnection } from './mail-faults';
import { noteConfirmations, readPage, SEEN_KEY, type Reading } from './reading';
import type { Tally } from './tally';

/** What a page logs when services of a journey are broken. */
const EXPECTED = [/Failed to load resource/, /\[simmer\//, /ERR_/, /Firestore/, /blocked by CORS/];
const LIMIT_MS = 5000;

export interface DeviceOptions {
  browser: Browser;
  urls: CloudUrls;
  session: Session;
  tally: Tally;
}

/** A guest's browser: its tabs, its connection, and what the guest has read there. */
export class Device {
  readonly email = freshEmail('soak');
  readonly ledger: Ledger;
  readonly mail: MailConnection;
  /** Something is or was broken, so that a page may lack a part. */
  isTroubled = false;
  tab = 0;
  private readonly tabs: Page[] = [];
  private readonly refused = new Map<string, () => Promise<void>>();

  private constructor(
    readonly context: BrowserContext,
    readonly options: DeviceOptions,
  ) {
    const { urls, tally } = options;
    this.ledger = new Ledger({ email: this.email, service: urls.email }, tally);
    this.mail = new MailConnection({
      origin: urls.email,
      onFault: (fault) => {
        tally.add(fault);
      },
      onAttempt: (reference) => {
        this.attempted.push(reference);
      },
    });
  }

  private readonly attempted: string[] = [];
  private readonly uncaught: string[] = [];

  static async start(options: DeviceOptions): Promise<Device> {
    const context = await options.browser.newContext({
      storageState: options.session,
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      timezoneId: 'America/Denver',
    });
    context.setDefaultTimeout(LIMIT_MS);
    await context.clock.install();
    await context.addInitScript(noteConfirmations, SEEN_KEY);
    const device = new Device(context, options);
    await device.mail.attach(context);
    await device.openTab('/');
    return device;
  }

  get isBroken(): boolean {
    return this.refused.size > 0 || !this.mail.isOnline;
  }

  get page(): Page {
    const page = this.tabs[this.tab];
    if (!page) throw new Error(`There is no tab ${String(this.tab)}.`);
    return page;
  }

  get guest(): Guest {
    return new Guest(this.page, this.options.urls);
  }

  async openTab(path: string): Promise<void> {
    const page = await this.context.newPage();
    this.tabs.push(page);
    this.tab = this.tabs.length - 1;
    onConsoleError(page, (text) => {
      if (!EXPECTED.some((pattern) => pattern.test(text))) this.uncaught.push(text);
    });
    // The browser asks before the guest leaves a page that is sending an order.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(this.options.urls.shell + path);
  }

  async closeTab(): Promise<void> {
    await this.page.close({ runBeforeUnload: false });
    this.tabs.splice(this.tab, 1);
    this.tab = 0;
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.mail.isOnline = isOnline;
    this.isTroubled ||= !isOnline;
    await this.context.setOffline(!isOnline);
  }

  /** Makes an origin refuse connections until `heal`. */
  async refuse(origin: string): Promise<void> {
    this.isTroubled = true;
    const pattern = `${origin}/**`;
    await this.context.route(pattern, (route) => route.abort('connectionrefused'));
    this.refused.set(origin, () => this.context.unroute(pattern));
  }

  /** A page that loaded while something was broken may lack a part until "Try again" is pressed. */
  async heal(): Promise<void> {
    for (const restore of this.refused.values()) await restore();
    this.refused.clear();
    await this.setOnline(true);
  }

  async back(): Promise<void> {
    await this.page.goBack();
    if (this.page.url() === 'about:blank') await this.page.goto(this.options.urls.shell);
  }

  read(page = this.page): Promise<Reading> {
    return readPage(page);
  }

  /** Compares the claims of every tab with the owner's inbox. */
  async observe(): Promise<void> {
    for (const reference of this.attempted.splice(0)) this.ledger.identify(reference);
    for (const page of this.tabs) {
      const { claims, confirmed, announcesSent } = await this.read(page);
      if (announcesSent) await this.ledger.hearOfLate(await keptOn(page));
      await this.ledger.hear([...claims, ...confirmed], async () => {
        await page.waitForTimeout(500);
        return (await this.read(page)).claims;
      });
    }
    const [error] = this.uncaught;
    if (error !== undefined) this.options.tally.fail('uncaught errors', error);
  }

  kept(): Promise<readonly Kept[]> {
    return keptOn(this.page);
  }

  /** Closes all tabs without asking, like a crash. */
  async crash(): Promise<void> {
    for (const page of this.tabs.splice(0)) await page.close({ runBeforeUnload: false });
    this.tab = 0;
  }
}
