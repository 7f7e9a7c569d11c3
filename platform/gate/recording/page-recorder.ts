import type { CDPSession, Page, Request } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../../base';
import { isHydrated } from '../../browser';
import { ariaLines } from './aria-lines';
import { focusedElement } from './in-page/focused-element';
import { unrest } from './in-page/unrest';
import { readPage } from './in-page/read-page';
import { countEach, type Journal, type Line, type Recording, THE_END } from './notes';
import { partsOf } from './pictures';
import { masked, recorded } from './recorded-shop';

/** How long a page must request nothing before it is at rest. */
const QUIET_MS = 250;
const LIMIT_MS = 20_000;
const PAUSE_MS = 40;
const DATA = ['fetch', 'xhr'];
const OF_NO_PART = { module: '', about: '' };

/** Names of services in place of their addresses, which differ in each run. */
export type Services = Readonly<Record<string, unknown>>;

/** Reads one page, and notes what it shows. */
export class PageRecorder {
  /** V8's coverage of the scripts that ran. */
  readonly scripts: Recording['scripts'] = [];
  /** The texts of the emails that the page sent. */
  readonly sent: string[] = [];
  private readonly ready: Promise<CDPSession | undefined>;
  private readonly running = new Set<Request>();
  private readonly asked = new Map<string, number>();
  private lastAnswerAt = 0;
  private hasLeft = false;

  constructor(
    private readonly page: Page,
    private readonly number: number,
    private readonly services: Services,
    private readonly journal: Journal,
    hasCoverage: boolean,
  ) {
    this.ready = hasCoverage
      ? this.startCoverage().catch(() => undefined)
      : Promise.resolve(undefined);
    page.on('request', (request) => {
      this.ask(request);
    });
    const end = (request: Request) => {
      this.running.delete(request);
      this.lastAnswerAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', (request) => {
      end(request);
      // What is still requested when a journey cuts the network depends on how busy the machine is.
      if (request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED')
        this.count(request, -1);
    });
  }

  /** Playwright's own coverage also makes the debugger send each script. */
  private async startCoverage(): Promise<CDPSession> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    return session;
  }

  /** Before an action: whether the page can be read after it, because its code has started. */
  async expects(isNavigation: boolean): Promise<boolean> {
    this.journal.step += 1;
    await this.ready;
    return isNavigation || this.page.evaluate(isHydrated).catch(() => false);
  }

  /** After an action. Pages of other sites are not read. */
  async note(action: string): Promise<void> {
    const url = this.page.url();
    if (this.named(url) === url || !(await this.rest())) return;
    await this.read(action).catch((error: unknown) => {
      this.miss(messageOf(error));
    });
  }

  private miss(reason: string): void {
    if (!this.page.isClosed())
      this.journal.unread.add(`${this.where}: ${reason.split('\n', 1).join()}`);
  }

  private get where(): string {
    const { pathname } = new URL(this.page.url());
    return masked(this.number === 1 ? pathname : `${pathname} (${String(this.number)})`);
  }

  private async read(action: string): Promise<void> {
    const { page, where } = this;
    const lines: Line[] = [...(await page.evaluate(readPage)), ...(await this.readAria())];
    const focus = await page.evaluate(focusedElement, false);
    if (focus) lines.push({ kind: 'focus', about: '', ...focus });
    const named = lines.map((line) => ({ ...line, text: this.named(line.text) }));
    this.journal.add(where, named, action);
    const { events, messages } = await page.evaluate(() => ({
      events: window.gate.events.splice(0),
      messages: window.gate.messages.splice(0),
    }));
    const about = recorded.messages;
    this.journal.add('', [
      ...events.map((text) => ({ ...OF_NO_PART, kind: 'events' as const, text })),
      ...messages.map((text) => ({ kind: 'words' as const, module: 'shell', about, text })),
    ]);
  }

  /**
   * Waits until the page has everything that it requested and no longer changes.
   * @returns false when it does not come to rest, which is noted.
   */
  async rest(): Promise<boolean> {
    const until = Date.now() + LIMIT_MS;
    const isQuiet = () => this.running.size === 0 && Date.now() - this.lastAnswerAt > QUIET_MS;
    while (!this.page.isClosed()) {
      let reason = 'a request has no answer';
      if (isQuiet()) reason = await this.page.evaluate(unrest).catch(messageOf);
      // It is checked again, because an idle task may have requested something just before the page was checked.
      if (reason === '' && isQuiet()) return true;
      if (Date.now() > until) {
        this.miss(reason);
        break;
      }
      await pause(PAUSE_MS);
    }
    return false;
  }

  /** Notes what is left when the page is closed. */
  async leave(): Promise<void> {
    if (this.hasLeft || this.page.isClosed()) return;
    this.hasLeft = true;
    // A journey may end while its last page is still loading, requesting or storing something.
    this.journal.step += 1;
    await this.note(THE_END);
    const { page, where } = this;
    const stored = await page
      .evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort(),
      )
      .catch(() => []);
    const running = await leftRunning(page).catch(() => []);
    const session = await this.ready;
    const taken = await session?.send('Profiler.takePreciseCoverage').catch(() => undefined);
    for (const { url, functions } of taken?.result ?? [])
      this.scripts.push({ url, ranges: functions.flatMap(({ ranges }) => ranges) });
    const linesOf = (kind: Line['kind'], texts: readonly string[]) =>
      texts.map((text) => ({ ...OF_NO_PART, kind, text }));
    this.journal.add('', [
      ...linesOf('requests', countedLines(this.asked)),
      ...linesOf('storage', stored),
      ...linesOf(
        'running',
        running.map((text) => `${text} (${where})`),
      ),
    ]);
  }

  private ask(request: Request): void {
    this.running.add(request);
    const { origin } = new URL(request.url());
    if (this.named(origin) === 'email' && request.method() === 'POST')
      this.sent.push(request.postData() ?? '');
    this.count(request, 1);
  }

  private count(request: Request, change: 1 | -1): void {
    const { protocol, origin, pathname, searchParams } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const service = this.named(origin);
    // A file may come from a cache, and its name is a hash: what counts is which host the page asks.
    if (!DATA.includes(request.resourceType())) {
      this.asked.set(`GET ${service}`, 1);
      return;
    }
    const isDatabase = service === 'firestore';
    const line = [
      ...[request.method(), service],
      ...(isDatabase ? [] : [masked(pathname)]),
      ...namesIn(searchParams),
    ].join(' ');
    // Clients of the database repeat a request by themselves.
    const count = isDatabase ? 1 : (this.asked.get(line) ?? 0) + change;
    if (count > 0) this.asked.set(line, count);
    else this.asked.delete(line);
  }

  /** The parts of the accessibility tree of each module and of the shell. */
  private async readAria(): Promise<Line[]> {
    const lines: Line[] = [];
    for (const { module, locator } of await partsOf(this.page))
      for (const line of ariaLines(await locator.ariaSnapshot(), recorded.messages))
        lines.push({ module, kind: 'accessibility', ...line });
    const owned = countEach(lines.map(({ text }) => text));
    const body = await this.page.locator('body').ariaSnapshot();
    for (const line of ariaLines(body, recorded.messages)) {
      const left = owned.get(line.text) ?? 0;
      if (left === 0) lines.push({ module: 'shell', kind: 'accessibility', ...line });
      else owned.set(line.text, left - 1);
    }
    return lines;
  }

  /** A text with names in place of the addresses of services. */
  private named(text: string): string {
    return Object.entries(this.services).reduce(
      (named, [name, url]) => (typeof url === 'string' ? named.replaceAll(url, name) : named),
      text,
    );
  }
}

/** The names of a request's parameters: the values differ in each run. */
function namesIn(parameters: URLSearchParams): readonly string[] {
  const names = [...new Set(parameters.keys())].sort();
  return names.length === 0 ? [] : [`?${names.join('&')}`];
}

/** The listeners on the whole page and the repeating timers: a part that is gone may have left some behind. */
async function leftRunning(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const running: string[] = [];
  for (const target of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { objectId = '' } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    running.push(...listeners.map(({ type }) => `${type} on ${target}`));
  }
  await session.detach();
  const timers = await page.evaluate(() => window.gate.repeating.size);
  running.push(...Array<string>(timers).fill('a repeating timer'));
  return countedLines(countEach(running));
}

const countedLines = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([what, count]) => `${what} × ${String(count)}`).sort();
