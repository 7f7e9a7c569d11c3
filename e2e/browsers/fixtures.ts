import type { EngineName } from '../../platform/setup';
import { LATE } from '../fixtures/network';
import { test as base } from '../fixtures/test';
import { Visitor } from './visitor';
import { openEngine } from './webdriver/open';

export { expect } from '../fixtures/test';

interface Fixtures {
  visitor: Visitor;
  /** A second person with their own browser. */
  secondVisitor: Visitor;
  /** Console errors and warnings that a test causes on purpose, or that an engine logs. Any other one fails. */
  expectedProblems: RegExp[];
  /** Opens another browser. */
  newVisitor: () => Promise<Visitor>;
}

export interface EngineOptions {
  /** The engine of a project's journeys. */
  engine: EngineName;
}

/**
 * Firefox reports what was on its way when its page was left: a font (NS_BINDING_ABORTED), code, the settings or the role
 * of an account; and the hash of an empty script.
 */
const LEFT_PAGE =
  /download failed .* status=2152398850|could not be (?:read|loaded)\. .*(?:NetworkError|Loading (?:CSS )?chunk)|computed hash is “OLBgp/;

/** A person with a browser of the engine that the project names. */
export const test = base.extend<Fixtures, EngineOptions>({
  engine: ['firefox', { scope: 'worker', option: true }],
  // The state of the other journeys would start Playwright's own browser to log in.
  storageState: async ({}, use) => {
    await use(undefined);
  },
  expectedProblems: async ({}, use) => {
    await use([]);
  },
  newVisitor: async ({ engine, urls, expectedProblems }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async () => {
      const visitor = new Visitor(await openEngine(engine), urls.shell);
      visitors.push(visitor);
      return visitor;
    });
    const problems: string[] = [];
    for (const { session } of visitors) {
      try {
        if (info.status !== info.expectedStatus)
          await info.attach('page', { body: await session.screenshot(), contentType: 'image/png' });
        problems.push(...(await session.problems()));
      } finally {
        await session.close();
      }
    }
    const isExpected = (problem: string) =>
      [...expectedProblems, LEFT_PAGE, LATE].some((one) => one.test(problem));
    base.expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
  visitor: async ({ newVisitor }, use) => {
    await use(await newVisitor());
  },
  secondVisitor: async ({ newVisitor }, use) => {
    await use(await newVisitor());
  },
});
