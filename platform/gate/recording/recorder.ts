import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { focusedElement } from './in-page/focused-element';
import { preparePage } from './in-page/prepare-page';
import { COVERAGE, type Kind, type Note, RECORDING, type Recording } from './notes';
import { PageRecorder, type Services } from './page-recorder';
import { type Look, lookAt, partsOf } from './pictures';
import { calm } from './random-texts';

/** Set by the gate: the folder for what is recorded. */
const FOLDER = process.env.SIMMER_GATE_FOLDER;
/** Set by the gate: whether there is a recording of what is live to compare pictures with. */
const HAS_LIVE = process.env.SIMMER_GATE_LIVE !== undefined;
/** Set by the gate: the modules of the release. */
const RELEASED = (process.env.SIMMER_GATE_RELEASED ?? '').split(',');

/** Whether the gate plays the journeys. */
export const isRecording = FOLDER !== undefined;

const DAY_MS = 24 * 3_600_000;
const MOST_STOPS = 400;
const IDLE_MS = 1500;
/** Of the time: far above what a page needs that waits for a guest, far below what anybody would notice. */
const BUSY_SHARE = 0.2;
/** Above it, a guest sees the page move. */
const SHIFTED = 0.02;
const PICTURES = { threshold: 0.02, maxDiffPixels: 20 };

/** What a journey leaves with others: the owner's mails, and the documents. */
export interface Left {
  mails: (sent: readonly string[]) => Promise<readonly string[]>;
  documents: () => Promise<readonly string[]>;
}

/** Notes what a person would notice after each action of a journey. */
export class Recorder {
  private readonly notes: Note[] = [];
  private readonly pages = new Map<Page, PageRecorder>();
  private steps = 0;
  private readonly place: string;
  private readonly folder: string;

  constructor(
    private readonly services: Services,
    private readonly info: TestInfo,
  ) {
    this.place = `${info.file.slice(info.file.lastIndexOf('/e2e/'))}:${String(info.line)}`;
    this.folder = this.place.replace(/\W+/g, '-');
  }

  async watch(context: BrowserContext): Promise<void> {
    // All clocks of a day stand at its start, so no time in a note is chance.
    await context.addInitScript(preparePage, Math.floor(Date.now() / DAY_MS) * DAY_MS);
    context.on('page', (page) => {
      this.addPage(page);
    });
    for (const page of context.pages()) this.addPage(page);
  }

  private addPage(page: Page): void {
    const number = this.pages.size + 1;
    if (!this.pages.has(page))
      this.pages.set(page, new PageRecorder(page, number, this.services, HAS_LIVE));
  }

  /** Before an action: whether the page will be read after it. */
  async expects(page: Page, isNavigation: boolean): Promise<boolean> {
    const recorder = this.pages.get(page);
    if (!recorder) return false;
    await recorder.ready;
    return isNavigation || (await recorder.isHydrated());
  }

  async note(page: Page): Promise<void> {
    this.steps += 1;
    const notes = await this.pages
      .get(page)
      ?.read(this.steps)
      .catch(() => []);
    this.notes.push(...(notes ?? []));
  }

  /**
   * Takes pictures of a page in several windows, and in other appearances if asked to, and reads what it prints, if it has
   * a part of a module that is released. Every page has one of the shell.
   */
  async lookAround(page: Page, where: string, { hasAppearances = false } = {}): Promise<void> {
    const recorder = this.pages.get(page);
    if (!recorder) return;
    await recorder.rest();
    const modules = ['shell', ...(await partsOf(page)).map(({ module }) => module)];
    if (!modules.some((module) => RELEASED.includes(module))) return;
    const { looks, printed } = await lookAt(page, () => recorder.rest(), hasAppearances);
    for (const { kind, module, about, text } of printed)
      if (kind === 'words') this.add('print', text, { module, about: calm(about), where });
    for (const look of looks) this.compare(where, look);
  }

  /** Stores pictures, and compares them with those of what is live. */
  private compare(where: string, { way, pictures, covered }: Look): void {
    for (const { module, text } of covered)
      this.add('covered', text, { module, where: `${where}, ${way}` });
    for (const { module, place, png } of pictures) {
      const words = [where, module, way, String(place)];
      const file = [this.folder, `${words.join(' ').replace(/\W+/g, '-')}.png`];
      this.write(file[1] ?? '', png);
      const live = this.info.snapshotPath(...file);
      // A page that is new has nothing beside it; its words are noted. The same bytes need no look at each pixel.
      if (!HAS_LIVE || !existsSync(live) || readFileSync(live).equals(png)) continue;
      try {
        expect(png).toMatchSnapshot(file, PICTURES);
      } catch {
        this.add('look', 'it looks different', { module, about: where, where: way });
      }
    }
  }

  /** Presses Tab until the focus comes to where it was before. */
  async tabThrough(page: Page): Promise<void> {
    await this.pages.get(page)?.rest();
    const where = new URL(page.url()).pathname;
    for (let count = 0; count < MOST_STOPS; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedElement, true);
      if (!stop) break;
      this.add('keyboard', stop.text, { module: stop.module, where });
    }
  }

  /** Leaves a page alone: whether something moves by itself, and whether the processor works on. */
  async leaveAlone(page: Page): Promise<void> {
    await this.pages.get(page)?.rest();
    const session = await page.context().newCDPSession(page);
    // Time of this page's own thread: what else the machine does is not in it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busySeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    const before = await busySeconds();
    await pause(IDLE_MS);
    const share = ((await busySeconds()) - before) / (IDLE_MS / 1000);
    await session.detach();
    if (share > BUSY_SHARE) this.add('idle', 'the processor works while nobody does anything');
    const shift = await page.evaluate(() => window.gate.shift);
    if (shift > SHIFTED) this.add('idle', 'the page moves by itself after it is shown');
  }

  private add(kind: Kind, text: string, { module = '', where = '', about = '' } = {}): void {
    const { steps: step } = this;
    this.notes.push({ step, where, module, kind, about, isGone: false, text: calm(text) });
  }

  async leave(pages: readonly Page[] = [...this.pages.keys()]): Promise<void> {
    for (const page of pages) {
      const left = await this.pages.get(page)?.leave(this.steps);
      this.notes.push(...(left ?? []));
    }
  }

  /** Ends the journey, and writes down what was noted. */
  async finish({ mails, documents }: Left): Promise<void> {
    await this.leave();
    const pages = [...this.pages.values()];
    for (const line of await mails(pages.flatMap(({ sent }) => sent))) this.add('mail', line);
    for (const line of await documents()) this.add('documents', line);
    const { title, errors } = this.info;
    const recording: Recording = {
      ...{ title, place: this.place, notes: this.notes },
      ...(errors[0] && { failure: stripVTControlCharacters(errors[0].message ?? '') }),
    };
    this.write(RECORDING, JSON.stringify(recording));
    this.write(COVERAGE, JSON.stringify(pages.flatMap(({ coverage }) => coverage)));
  }

  private write(name: string, content: string | Buffer): void {
    const folder = join(FOLDER ?? this.info.outputDir, this.folder);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
