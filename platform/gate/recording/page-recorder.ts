import type { Page, Request } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { diffArrays } from 'diff';
import { ariaLines } from './aria-lines';
import { isAtRest } from './in-page/is-at-rest';
import { readPage, type Shown } from './in-page/read-page';
import { type Look, partsOf, scrollKept } from './pictures';
import { calm } from './random-texts';
import type { Kind, Note } from './trace';

/** How long nothing may be asked for before a page is at rest. */
const QUIET_MS = 250;
/** A page that a journey holds up on purpose is not read. */
const LIMIT_MS = 20_000;
const PAUSE_MS = 40;
const DATA = ['fetch', 'xhr'];
/** Of the database's client, which asks as often and with what it likes. */
const CHANNEL = '/channel';

/** Names of services in place of their addresses, which are others in each run. */
export type Services = Readonly<Record<string, unknown>>;

/** A script of which V8 says what ran. */
export type ScriptCoverage = Pick<
  Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number],
  'url' | 'functions'
>;

type Line = Pick<Note, 'module' | 'kind' | 'about' | 'text'>;

/** Reads one page, and notes what changed since it was read before. */
export class PageRecorder {
  readonly looks: { where: string; look: Look }[] = [];
  readonly coverage: ScriptCoverage[] = [];
  /** The texts of the emails that the page sent. */
  readonly sent: string[] = [];
  readonly ready: Promise<unknown>;
  private readonly running = new Set<Request>();
  private readonly asked = new Map<string, number>();
  private readonly files = new Set<string>();
  private lastAnswerAt = 0;
  private readonly seen = new Map<string, readonly Line[]>();
  private media: 'print' | 'screen' | null = null;
  private hasLeft = false;
  private readonly emulateMedia: Page['emulateMedia'];

  constructor(
    readonly page: Page,
    private readonly number: number,
    private readonly services: Services,
    hasCoverage: boolean,
  ) {
    this.ready = hasCoverage
      ? page.coverage.startJSCoverage({ resetOnNavigation: false }).catch(() => undefined)
      : Promise.resolve();
    this.emulateMedia = page.emulateMedia.bind(page);
    page.emulateMedia = async (options) => {
      await this.emulateMedia(options);
      if (options?.media !== undefined) this.media = options.media;
    };
    page.on('request', (request) => {
      this.ask(request);
    });
    const ended = (request: Request) => {
      this.running.delete(request);
      this.lastAnswerAt = Date.now();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Whether the page can be read: its code has started. */
  isHydrated(): Promise<boolean> {
    return this.page
      .evaluate(
        () =>
          document.querySelector('#root[data-hydrated]') !== null &&
          document.querySelector('[data-module]:not([data-hydrated])') === null,
      )
      .catch(() => false);
  }

  /** @returns undefined when the page does not come to rest. */
  async read(step: number): Promise<Note[] | undefined> {
    if (!(await this.rest())) return undefined;
    const { page } = this;
    const { pathname } = new URL(page.url());
    const where = calm(this.number === 1 ? pathname : `${pathname} (${String(this.number)})`);
    const shown = await page.evaluate(readPage);
    const lines: Line[] = [...shown, ...(await this.readAria())];
    const events = await page.evaluate(() => window.gate.events.splice(0));
    const notes = events.map((text): Note => this.ofSite(step, 'events', '', text));
    notes.push(...this.changes(step, where, 'words', lines));
    if (this.media !== 'print' && notes.length > 0)
      notes.push(...this.changes(step, where, 'print', await this.readPrint()));
    return notes;
  }

  /** Waits until the page has all that it asked for and no longer changes. */
  async rest(): Promise<boolean> {
    const until = Date.now() + LIMIT_MS;
    const isQuiet = () => this.running.size === 0 && Date.now() - this.lastAnswerAt > QUIET_MS;
    for (;;) {
      // Once more after it: an idle task may have asked for something just before the page was looked at.
      if (isQuiet() && (await this.page.evaluate(isAtRest).catch(() => false)) && isQuiet())
        return true;
      if (Date.now() > until) return false;
      await pause(PAUSE_MS);
    }
  }

  /** What is left when the page is closed. */
  async leave(step: number): Promise<Note[]> {
    if (this.hasLeft || this.page.isClosed()) return [];
    this.hasLeft = true;
    const { page } = this;
    const notes = [...this.asked]
      .sort()
      .map(([request, count]) =>
        this.ofSite(
          step,
          'requests',
          request.split(' ').at(1) ?? '',
          `${request} × ${String(count)}`,
        ),
      );
    const keys = await page
      .evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort(),
      )
      .catch(() => []);
    notes.push(...keys.map((key) => this.ofSite(step, 'storage', '', key)));
    const entries = await page.coverage.stopJSCoverage().catch(() => []);
    for (const { url, functions } of entries) this.coverage.push({ url, functions });
    return notes;
  }

  private ofSite(step: number, kind: Kind, about: string, text: string): Note {
    return { step, where: '', module: '', kind, about, sign: '+', text: calm(text) };
  }

  private ask(request: Request): void {
    this.running.add(request);
    const { protocol, origin, pathname, searchParams, href } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const service = Object.entries(this.services).find(([, url]) => url === origin)?.[0] ?? origin;
    const isData = DATA.includes(request.resourceType());
    if (service === 'email' && request.method() === 'POST')
      this.sent.push(request.postData() ?? '');
    // A file may come from a cache, and its name is a hash: what counts is whom the page asks.
    const asked = isData
      ? [
          ...[request.method(), service],
          ...(service === 'firestore' ? [] : [calm(pathname)]),
          ...(pathname.endsWith(CHANNEL) ? [] : namesIn(searchParams)),
        ].join(' ')
      : `GET ${service}`;
    if (!isData && this.files.has(href)) return;
    this.files.add(href);
    // Clients of the database repeat a request by themselves.
    this.asked.set(asked, isData && service !== 'firestore' ? (this.asked.get(asked) ?? 0) + 1 : 1);
  }

  /** What each module has in the accessibility tree, and what is the shell's. */
  private async readAria(): Promise<Line[]> {
    const lines: Line[] = [];
    const owners = new Map<string, string[]>();
    for (const { module, locator } of await partsOf(this.page))
      for (const line of ariaLines(await locator.ariaSnapshot())) {
        lines.push({ module, kind: 'accessibility', ...line });
        owners.set(line.text, [...(owners.get(line.text) ?? []), module]);
      }
    for (const line of ariaLines(await this.page.locator('body').ariaSnapshot()))
      if (owners.get(line.text)?.pop() === undefined)
        lines.push({ module: 'shell', kind: 'accessibility', ...line });
    return lines;
  }

  private async readPrint(): Promise<Line[]> {
    const scrollBack = await scrollKept(this.page);
    await this.emulateMedia({ media: 'print' });
    const shown: Shown[] = await this.page.evaluate(readPage);
    await this.emulateMedia({ media: this.media });
    // On paper a page is shorter.
    await scrollBack();
    return shown
      .filter(({ kind }) => kind === 'words')
      .map((line) => ({ ...line, kind: 'print' as const }));
  }

  private changes(step: number, where: string, of: string, lines: readonly Line[]): Note[] {
    const notes: Note[] = [];
    const calmed = lines.map((line) => ({
      ...line,
      about: calm(line.about),
      text: calm(this.named(line.text)),
    }));
    const former = this.seen.get(`${where} ${of}`) ?? [];
    this.seen.set(`${where} ${of}`, calmed);
    const comparator = (one: Line, other: Line) =>
      one.text === other.text && one.kind === other.kind && one.module === other.module;
    for (const { added, removed, value } of diffArrays([...former], calmed, { comparator }))
      if (added || removed)
        for (const { module, kind, about, text } of value)
          notes.push({ step, where, module, kind, about, sign: added ? '+' : '-', text });
    return notes;
  }

  /** Without the ports of services. */
  private named(text: string): string {
    return Object.entries(this.services).reduce(
      (named, [name, url]) => (typeof url === 'string' ? named.replaceAll(url, name) : named),
      text,
    );
  }
}

/** What an address tells a service, by name: the values are others in each run. */
function namesIn(parameters: URLSearchParams): readonly string[] {
  const names = [...new Set(parameters.keys())].sort();
  return names.length === 0 ? [] : [`?${names.join('&')}`];
}
