import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { axeViolations } from '../../browser';
import { isModuleName } from '../../modules';
import { findLeftovers } from './find-leftovers';
import { focusedElement } from './in-page/focused-element';
import { preparePage } from './in-page/prepare-page';
import { PageRecorder, type Services } from './page-recorder';
import { takeAllPictures } from './pictures';
import { calm } from './random-texts';
import { type Kind, type Note, writeTrace } from './trace';

/** Set by the gate: where the traces and pictures of what is live are. */
const RECORDING_VARIABLE = 'SIMMER_GATE_RECORDING';
/** Set by the gate: where V8's coverage of the candidate is written. */
const COVERAGE_VARIABLE = 'SIMMER_GATE_COVERAGE';

/** Set by the gate: where traces and pictures of the candidate are written. */
const OWN_VARIABLE = 'SIMMER_GATE_OWN';
/** Set by the gate: the modules of the release. */
const RELEASED_VARIABLE = 'SIMMER_GATE_RELEASED';

/** Whether the gate plays the journeys. */
export const isRecording = process.env[RECORDING_VARIABLE] !== undefined;

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

  constructor(private readonly services: Services) {}

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(preparePage, startOfDay());
    context.on('page', (page) => {
      this.addPage(page);
    });
    for (const page of context.pages()) this.addPage(page);
  }

  private addPage(page: Page): void {
    const hasCoverage = process.env[COVERAGE_VARIABLE] !== undefined;
    const number = this.pages.size + 1;
    if (!this.pages.has(page))
      this.pages.set(page, new PageRecorder(page, number, this.services, hasCoverage));
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
      .catch(() => undefined);
    this.notes.push(...(notes ?? []));
  }

  /** Takes pictures of a page in several windows, and of what is released in every other appearance. */
  async lookAround(page: Page, where: string, { hasAppearances = false } = {}): Promise<void> {
    const released = (process.env[RELEASED_VARIABLE] ?? '').split(',').filter(isModuleName);
    const recorder = this.pages.get(page);
    if (!recorder) return;
    await recorder.rest();
    await this.addViolations(page, where);
    const looks = await takeAllPictures(
      page,
      () => recorder.rest(),
      hasAppearances ? released : [],
    );
    for (const look of looks) {
      recorder.looks.push({ where, look });
      const [{ way = '' } = {}] = look.pictures;
      for (const { module, text } of look.covered)
        this.add('covered', text, { module, where: `${where}, ${way}` });
    }
  }

  /** The accessibility rules that a page breaks, by the module whose element does. */
  private async addViolations(page: Page, where: string): Promise<void> {
    for (const { id, nodes } of await axeViolations(page))
      for (const { target } of nodes) {
        const module = await page.evaluate(
          (selector) =>
            document.querySelector(selector)?.closest<HTMLElement>('[data-module]')?.dataset.module,
          String(target[0]),
        );
        this.add('accessibility', `axe’s rule ${id} is broken`, {
          module: module ?? 'shell',
          where,
        });
      }
  }

  /** Presses Tab until the focus comes to where it was before. */
  async tabThrough(page: Page): Promise<void> {
    await this.pages.get(page)?.rest();
    const where = new URL(page.url()).pathname;
    for (let count = 0; count < MOST_STOPS; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedElement);
      if (!stop || stop.isAgain) break;
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
    for (const { about, text } of await findLeftovers(page)) this.add('listeners', text, { about });
    const shift = await page.evaluate(() => window.gate.shift);
    if (shift > SHIFTED) this.add('idle', 'the page moves by itself after it is shown');
  }

  private add(kind: Kind, text: string, { module = '', where = '', about = '' } = {}): void {
    const { steps: step } = this;
    this.notes.push({ step, where, module, kind, about, sign: '+', text: calm(text) });
  }

  async leave(pages: readonly Page[] = [...this.pages.keys()]): Promise<void> {
    for (const page of pages) {
      const left = await this.pages.get(page)?.leave(this.steps);
      this.notes.push(...(left ?? []));
    }
  }

  /** Ends the journey, and compares its trace and its pictures with those of what is live. */
  async finish(left: Left, info: TestInfo): Promise<void> {
    await this.leave();
    const recorders = [...this.pages.values()];
    const sent = recorders.flatMap((recorder) => recorder.sent);
    for (const line of await left.mails(sent)) this.add('mail', line);
    for (const line of await left.documents()) this.add('documents', line);
    const journey = journeyName(info);
    writeCoverage(recorders, journey);
    const trace = writeTrace(this.notes);
    const path = info.outputPath('trace.txt');
    writeFileSync(path, trace);
    info.attachments.push({ name: `trace ${journey}`, contentType: 'text/plain', path });
    const own = process.env[OWN_VARIABLE];
    const write = (name: string, content: string | Buffer) => {
      if (own === undefined) return;
      mkdirSync(join(own, journey), { recursive: true });
      writeFileSync(join(own, journey, name), content);
    };
    write('trace.txt', trace);
    expect.soft(trace).toMatchSnapshot([journey, 'trace.txt']);
    for (const { looks } of recorders)
      for (const { where, look } of looks)
        for (const { module, place, way, png } of look.pictures) {
          const name = [where, module, way, String(place)]
            .map((word) => word.replace(/[^\w]+/g, '-'))
            .join('--');
          const file = [journey, `${name}.png`];
          write(`${name}.png`, png);
          const isLive = info.config.updateSnapshots === 'all';
          // A page that is new has nothing beside it; its words are in the trace.
          if (isLive || existsSync(info.snapshotPath(...file)))
            expect.soft(png).toMatchSnapshot(file, PICTURES);
        }
  }
}

/** The name of a journey's folder. */
const journeyName = ({ file, titlePath }: TestInfo) =>
  [file.split('/').slice(-2).join(' '), ...titlePath.slice(1)]
    .join(' ')
    .replace(/[^\w]+/g, '-')
    .slice(0, 120);

function writeCoverage(recorders: readonly PageRecorder[], journey: string): void {
  const directory = process.env[COVERAGE_VARIABLE];
  const scripts = recorders.flatMap(({ coverage }) => coverage);
  if (directory === undefined || scripts.length === 0) return;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${journey}.json`), JSON.stringify(scripts));
}

/** The clocks of all pages of a day stand at its first minute in the shop, so no time in a trace is chance. */
function startOfDay(): number {
  const now = Date.now();
  const timeZone = 'America/Denver';
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit' },
  })
    .format(now)
    .split(':')
    .map(Number);
  const minute = 60_000;
  return (Math.floor(now / minute) - hours * 60 - minutes + 1) * minute;
}
