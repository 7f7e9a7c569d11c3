import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { SLOT_ATTRIBUTES } from '../../browser';
import { variable } from '../../base';
import { pictureDirectory } from '../candidate';
import { focusedElement } from './in-page/focused-element';
import { preparePage } from './in-page/prepare-page';
import { hookInto } from './hooks';
import { Journal, type Line, RECORDING, type Recording } from './notes';
import { PageRecorder, type Services } from './page-recorder';
import { lookAt, partsOf } from './pictures';
import { recorded } from './recorded-shop';

/** Set by the gate: the folder for what is recorded. */
const FOLDER = process.env[variable('GATE_FOLDER')];
/** Set by the gate: whether there is a recording of what is live to compare pictures with. */
const HAS_LIVE = process.env[variable('GATE_LIVE')] !== undefined;
/** Set by the gate: the modules of the release. */
const RELEASED = (process.env[variable('GATE_RELEASED')] ?? '').split(',');

/** Whether the gate plays the journeys. */
export const isRecording = FOLDER !== undefined;

const DAY_MS = 24 * 3_600_000;
const MOST_STOPS = 400;

/** Notes what a person would notice after each action of a journey. */
export class Recorder {
  private readonly journal = new Journal();
  private readonly pages = new Map<Page, PageRecorder>();
  private readonly place: string;
  private readonly folder: string;

  constructor(
    private readonly services: Services,
    private readonly info: TestInfo,
  ) {
    this.place = `${info.file.slice(info.file.lastIndexOf('/e2e/'))}:${String(info.line)}`;
    this.folder = this.place.replace(/\W+/g, '-');
  }

  /** Records what happens in the pages of a context that is new. */
  async watch(context: BrowserContext): Promise<void> {
    // All clocks stand at the start of the day, so no time in a note is chance.
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    await context.addInitScript(preparePage, [today, SLOT_ATTRIBUTES, recorded.messages] as const);
    context.on('page', (page) => {
      const number = this.pages.size + 1;
      const recorder = new PageRecorder(page, number, this.services, this.journal, HAS_LIVE);
      this.pages.set(page, recorder);
      hookInto(page, recorder);
    });
  }

  /**
   * Takes pictures of a page in several windows, and in other appearances if asked to, and reads what it prints, if it
   * has a part of a released module. Every page has one of the shell.
   */
  async lookAround(page: Page, where: string, { hasAppearances = false } = {}): Promise<void> {
    const recorder = this.pages.get(page);
    if (!recorder) return;
    await recorder.rest();
    const modules = ['shell', ...(await partsOf(page)).map(({ module }) => module)];
    if (!modules.some((module) => RELEASED.includes(module))) return;
    const { looks, printed } = await lookAt(page, () => recorder.rest(), hasAppearances);
    const words = printed.filter(({ kind }) => kind === 'words');
    this.journal.add(`${where}, on paper`, words);
    for (const { way, pictures, covered } of looks) {
      this.journal.add(`${where}, ${way}`, covered);
      for (const { module, place, png } of pictures)
        this.compare([where, module, way, String(place)].join(' '), { where, module, png });
    }
  }

  /** Stores a picture, and compares it with that of what is live. */
  private compare(
    words: string,
    { where, module, png }: { where: string; module: string; png: Buffer },
  ): void {
    const name = `${words.replace(/\W+/g, '-')}.png`;
    this.write(name, png);
    const live = this.info.snapshotPath(this.folder, name);
    // A new page has nothing to compare with; its words are noted. The same bytes need no comparison of pixels.
    if (!HAS_LIVE || !existsSync(live) || readFileSync(live).equals(png)) return;
    try {
      expect(png).toMatchSnapshot([this.folder, name]);
    } catch {
      // Playwright attaches both pictures, and one of what differs.
      mkdirSync(pictureDirectory, { recursive: true });
      for (const { path } of this.info.attachments.slice(-3))
        if (path !== undefined) copyFileSync(path, join(pictureDirectory, basename(path)));
      const line = { kind: 'look' as const, module, about: where, text: 'it looks different' };
      this.journal.add(name.replace('.png', '-diff.png'), [line]);
    }
  }

  /** Presses Tab until the focus returns to where it was before. */
  async tabThrough(page: Page): Promise<void> {
    await this.pages.get(page)?.rest();
    const where = new URL(page.url()).pathname;
    const stops: Line[] = [];
    for (let count = 0; count < MOST_STOPS; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedElement, true);
      if (!stop) break;
      stops.push({ kind: 'focus', about: '', ...stop });
    }
    this.journal.add(`${where}, by Tab`, stops);
  }

  /**
   * Leaves all pages.
   * @returns the texts of the emails that they sent.
   */
  async leave(): Promise<readonly string[]> {
    const pages = [...this.pages.values()];
    for (const page of pages) await page.leave();
    return pages.flatMap(({ sent }) => sent);
  }

  /**
   * Writes what was noted, with the mails and documents that the journey leaves.
   * @param mails the lines of the mails that the owner got.
   */
  finish(mails: readonly string[], documents: readonly string[]): void {
    const linesOf = (kind: Line['kind'], texts: readonly string[]) =>
      texts.map((text) => ({ kind, module: '', about: '', text }));
    this.journal.add('', [...linesOf('mail', mails), ...linesOf('documents', documents)]);
    const { title, errors } = this.info;
    const { lines, views } = this.journal;
    const recording: Recording = {
      ...{ title, place: this.place, lines, views },
      unread: [...this.journal.unread],
      scripts: [...this.pages.values()].flatMap(({ scripts }) => scripts),
      ...(errors[0] && { failure: stripVTControlCharacters(errors[0].message ?? '') }),
    };
    this.write(RECORDING, JSON.stringify(recording));
  }

  private write(name: string, content: string | Buffer): void {
    const folder = join(FOLDER ?? this.info.outputDir, this.folder);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
