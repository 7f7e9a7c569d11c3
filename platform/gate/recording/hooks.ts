import type { Locator, Page } from '@playwright/test';
import type { PageRecorder } from './page-recorder';

/** The recorders of the pages in this process's journeys. Any other page, such as that of a login, has none. */
const recorders = new WeakMap<Page, PageRecorder>();

const ON_LOCATORS = [
  ...['click', 'fill', 'check', 'uncheck', 'setChecked', 'selectOption', 'press', 'clear', 'tap'],
  ...['pressSequentially', 'setInputFiles', 'dragTo', 'focus'],
];
const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'];

type Call = () => Promise<unknown>;

/**
 * Replaces methods of the class of an object.
 * @param around what is done in place of a call.
 */
function wrap<Self extends object>(
  one: Self,
  names: readonly string[],
  around: (self: Self, call: Call, name: string, args: readonly unknown[]) => Promise<unknown>,
) {
  const prototype: unknown = Object.getPrototypeOf(one);
  if (typeof prototype !== 'object' || prototype === null) return;
  for (const name of names) {
    const own: unknown = Reflect.get(prototype, name);
    if (!isMethod(own)) continue;
    Reflect.set(prototype, name, function (this: Self, ...args: unknown[]) {
      // The method is not called with `apply`, because Playwright takes the name of an action from the code of the
      // call ("locator.apply failed").
      const call = (): Promise<unknown> => Promise.resolve(own.bind(this)(...args));
      return around(this, call, name, args);
    });
  }
}

const isMethod = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';

/** Reads a page after an action. */
async function noted(page: Page, call: Call, action: string, isNavigation = false) {
  const recorder = recorders.get(page);
  const isRead = await recorder?.expects(isNavigation);
  const result = await call();
  if (isRead) await recorder?.note(action);
  return result;
}

let isHooked = false;

/** Playwright has no hook after an action, so its classes get one, once per process. */
export function hookInto(page: Page, recorder: PageRecorder): void {
  recorders.set(page, recorder);
  if (isHooked) return;
  isHooked = true;
  wrap<Locator>(page.locator('body'), ON_LOCATORS, (self, call, name) =>
    noted(self.page(), call, `${name} on ${String(self)}`),
  );
  wrap<Page>(page, ['setViewportSize'], (self, call, name) => noted(self, call, name));
  wrap<Page>(page, NAVIGATIONS, (self, call, name, args) => {
    // Journeys that hold back a page's code do not wait for the page.
    const isEarly = args.some((arg) => arg instanceof Object && 'waitUntil' in arg);
    return isEarly ? call() : noted(self, call, name, true);
  });
  wrap<Page>(page, ['close'], async (self, call) => {
    await recorders.get(self)?.leave();
    return call();
  });
}
