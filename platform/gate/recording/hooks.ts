import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Recorder } from './recorder';

let current: Recorder | undefined;

/** Records a journey that Playwright plays in this process. */
export async function record(
  recorder: Recorder,
  context: BrowserContext,
  play: () => Promise<void>,
): Promise<void> {
  const browser = context.browser();
  if (browser) await hookInto(browser, context);
  await recorder.watch(context);
  current = recorder;
  try {
    await play();
  } finally {
    current = undefined;
  }
}

/** Does something in a browser that is no part of the journey. */
export async function unrecorded<T>(task: () => Promise<T>): Promise<T> {
  const recorder = current;
  current = undefined;
  try {
    return await task();
  } finally {
    current = recorder;
  }
}

const ON_LOCATORS = [
  ...['click', 'fill', 'check', 'uncheck', 'setChecked', 'selectOption', 'press', 'clear', 'tap'],
  ...['pressSequentially', 'setInputFiles', 'dragTo', 'focus'],
];
const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'];

/** What is done around a method of Playwright. */
type Around<Self> = (
  recorder: Recorder,
  self: Self,
  call: () => Promise<unknown>,
  args: readonly unknown[],
) => Promise<unknown>;

/** Replaces methods of the class of an object. */
function wrap<Self extends object>(one: Self, names: readonly string[], around: Around<Self>) {
  const prototype: unknown = Object.getPrototypeOf(one);
  if (typeof prototype !== 'object' || prototype === null) return;
  for (const name of names) {
    const own: unknown = Reflect.get(prototype, name);
    if (!isMethod(own)) continue;
    Reflect.set(prototype, name, function (this: Self, ...args: unknown[]) {
      // Playwright names an action by the word at the place of the call: "locator.apply failed", of a variable its name.
      const call = (): Promise<unknown> => Promise.resolve(own.bind(this)(...args));
      return current ? around(current, this, call, args) : call();
    });
  }
}

const isMethod = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';

/** Reads a page after an action. */
async function noted(
  recorder: Recorder,
  page: Page,
  call: () => Promise<unknown>,
  isNavigation = false,
) {
  const isRead = await recorder.expects(page, isNavigation);
  const result = await call();
  if (isRead) await recorder.note(page);
  return result;
}

let isHooked = false;

/** Playwright has no hook after an action, so its classes get one, once in a process. */
async function hookInto(browser: Browser, context: BrowserContext): Promise<void> {
  if (isHooked) return;
  isHooked = true;
  const page = await context.newPage();
  wrap<Locator>(page.locator('body'), ON_LOCATORS, (recorder, self, call) =>
    noted(recorder, self.page(), call),
  );
  wrap<Page>(page, ['setViewportSize'], (recorder, self, call) => noted(recorder, self, call));
  wrap<Page>(page, NAVIGATIONS, (recorder, self, call, args) => {
    // Those that do not wait for the page are of journeys that hold its code back.
    const isEarly = args.some((arg) => arg instanceof Object && 'waitUntil' in arg);
    return isEarly ? call() : noted(recorder, self, call, true);
  });
  wrap<Page>(page, ['close'], async (recorder, self, call) => {
    await recorder.leave([self]);
    return call();
  });
  wrap<BrowserContext>(context, ['close'], async (recorder, self, call) => {
    await recorder.leave(self.pages());
    return call();
  });
  wrap<Browser>(browser, ['newContext'], async (recorder, self, call) => {
    const before = new Set(self.contexts());
    const made = await call();
    for (const one of self.contexts()) if (!before.has(one)) await recorder.watch(one);
    return made;
  });
  await page.close();
}
