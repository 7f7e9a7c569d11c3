import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { Session } from '../webdriver/session';
import { answerInPage, type Request } from './in-page';
import { describe, type Query } from './query';

const POLL = { timeout: 40_000, intervals: [50, 100, 200] };

const PlaceSchema = v.object({ x: v.number(), y: v.number() });
/** An `Answer` of the page. */
const AnswerSchema = v.object({
  state: v.picklist(['done', 'bare', 'not yet']),
  value: v.optional(v.unknown()),
  why: v.optional(v.string()),
});

/** Testing Library, which finds elements by role, name and label. It runs in the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A tab of any engine. Every action waits until the page allows it, and fails after the time limit. */
export class Tab {
  constructor(
    readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Opens a page and continues when its document starts to load, before its code runs. */
  async open(path = '/'): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset.left = 'yes';
    }).catch(() => undefined);
    const arrives = async () => {
      expect(
        await this.run(() => document.documentElement.dataset.left ?? location.protocol),
      ).toMatch('http');
    };
    // WebKit drops a navigation that it is asked for while a new window still loads its empty page.
    await expect(async () => {
      await this.session.open(this.origin + path);
      await expect(arrives).toPass({ ...POLL, timeout: 30_000 });
    }).toPass({ ...POLL, timeout: 300_000 });
  }

  /** Calls a function in the page. It cannot use anything outside itself but its arguments, which are passed as JSON. */
  run<Args extends readonly unknown[]>(
    call: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown> {
    return this.session.evaluate(String(call), args);
  }

  /** The path of its address. */
  path(): Promise<unknown> {
    return this.run(() => location.pathname);
  }

  count(query: Query): Promise<number> {
    return this.ask(query, { what: 'count' }, v.number());
  }

  text(query: Query): Promise<string> {
    return this.ask(query, { what: 'text' }, v.string());
  }

  value(query: Query): Promise<string> {
    return this.ask(query, { what: 'value' }, v.string());
  }

  /** Waits until the page shows this at least once. */
  async see(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), { ...POLL, message: describe(query) }).not.toBe(0);
  }

  async seeNo(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), { ...POLL, message: describe(query) }).toBe(0);
  }

  /** Waits until the element has this text. */
  async read(query: Query, content: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.text(query), { ...POLL, message: describe(query) })
      .toMatch(content);
  }

  async click(query: Query): Promise<void> {
    const place = await this.settledPlace(query);
    await this.session.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
    // On a busy machine, WebKit sometimes makes no click of a press and a release. A page that was left has no such mark.
    const isDropped = await this.session
      .evaluate('() => window.isClicked === false')
      .catch(() => false);
    if (isDropped === true) await this.click(query);
  }

  /** Where the element is, once it has stopped moving: a press at its former place would hit something else. */
  private async settledPlace(query: Query): Promise<v.InferOutput<typeof PlaceSchema>> {
    const find = () => this.ask(query, { what: 'place' }, PlaceSchema);
    let place = await find();
    await expect(async () => {
      const before = place;
      place = await find();
      expect(place).toEqual(before);
    }).toPass();
    return place;
  }

  /** Replaces the content of a field by typing. */
  async fill(query: Query, content: string): Promise<void> {
    await this.click(query);
    await this.ask(query, { what: 'select' }, v.null());
    await this.session.act({
      type: 'key',
      id: 'keyboard',
      actions: [...content].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
    await expect.poll(() => this.value(query), { ...POLL, message: describe(query) }).toBe(content);
  }

  /** Chooses an option of a list, or a date. */
  async choose(query: Query, value: string): Promise<void> {
    await this.ask(query, { what: 'set', value }, v.null());
  }

  private async ask<Schema extends v.GenericSchema>(
    query: Query,
    request: Request,
    answered: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const call = async () =>
      v.parse(AnswerSchema, await this.session.evaluate(String(answerInPage), [query, request]));
    let value: unknown;
    await expect(async () => {
      let answer = await call();
      if (answer.state === 'bare') {
        await this.session.evaluate(`() => { ${LIBRARY} }`);
        answer = await call();
      }
      if (answer.state !== 'done')
        throw new Error(`${describe(query)}: ${answer.why ?? answer.state}.`);
      ({ value } = answer);
    }).toPass(POLL);
    return v.parse(answered, value);
  }
}
